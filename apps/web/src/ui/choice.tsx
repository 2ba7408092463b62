import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";

const OPTION =
  "inline-flex min-h-11 cursor-pointer items-center rounded-[5px] px-3 text-sm font-medium text-muted hover:text-ink sm:min-h-8 " +
  "data-[selected]:bg-surface data-[selected]:text-ink data-[selected]:shadow-[0_0_0_1px_var(--line-strong)] " +
  "forced:data-[selected]:border-2";

interface ChoiceProps<T extends string> {
  label: string;
  /** Shows the label before the options. */
  isLabelled?: boolean;
  options: readonly { value: T; name: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few options, all in sight. */
export function Choice<T extends string>({ label, isLabelled, options, value, onChange }: ChoiceProps<T>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isLabelled && (
        <span aria-hidden className="text-sm text-muted">
          {label}
        </span>
      )}
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys.has(option.value));
          if (chosen) onChange(chosen.value);
        }}
        className="inline-flex flex-wrap gap-0.5 rounded-md border border-line bg-sunken p-0.5"
      >
        {options.map((option) => (
          <ToggleButton key={option.value} id={option.value} className={OPTION}>
            {option.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
