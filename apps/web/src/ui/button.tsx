import { Loader2 } from "lucide-react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { ReactNode } from "react";

import { BUTTON_SIZES, BUTTON_VARIANTS, BUTTON_BASE, type ButtonLook } from "./button-look.ts";

export interface ButtonProps
  extends Omit<AriaButtonProps, "children" | "className" | "style" | "isPending">, ButtonLook {
  /** What the button started is under way; whoever handles the press ignores another one (`useAction`). */
  isBusy?: boolean;
  children: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** A button; while busy it keeps the focus and shows a spinner. */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  isBusy = false,
  children,
  className = "",
  ...props
}: ButtonProps) {
  const look = `${BUTTON_BASE} ${BUTTON_VARIANTS[variant]} ${BUTTON_SIZES[size]} ${className}`;
  return (
    <AriaButton {...props} data-busy={isBusy || undefined} className={look}>
      {isBusy ? <Loader2 aria-hidden className="size-4 shrink-0 animate-spin" /> : icon}
      {children}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A square button that shows only an icon and is named by `label`. */
export function IconButton({ label, children, className = "", ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={`relative grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink pressed:bg-line ${className}`}
    >
      {children}
    </AriaButton>
  );
}
