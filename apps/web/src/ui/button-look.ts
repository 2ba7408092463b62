export interface ButtonLook {
  variant?: "primary" | "secondary" | "quiet";
  size?: "md" | "sm";
}

export const BUTTON_BASE =
  "inline-flex items-center justify-center gap-2 rounded-md font-medium text-center cursor-pointer " +
  "transition-colors data-[disabled]:cursor-default data-[disabled]:opacity-60 data-[busy]:cursor-progress " +
  "forced:border forced:border-current";

export const BUTTON_VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))]",
  secondary: "border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
} as const;

export const BUTTON_SIZES = {
  md: "min-h-11 px-4 py-2 text-sm sm:min-h-10",
  sm: "min-h-9 px-3 py-1 text-sm max-sm:min-h-11",
} as const;

/** The classes of a link that looks like a button. */
export function buttonLook({ variant = "secondary", size = "md" }: ButtonLook = {}): string {
  return `${BUTTON_BASE} ${BUTTON_VARIANTS[variant]} ${BUTTON_SIZES[size]}`;
}
