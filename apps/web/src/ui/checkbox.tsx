import { Check } from "lucide-react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import type { ReactNode } from "react";

export interface CheckboxProps extends Omit<AriaCheckboxProps, "children" | "className" | "style"> {
  children: ReactNode;
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className="group flex min-h-11 cursor-pointer items-center gap-2.5 text-sm sm:min-h-8"
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-accent group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent group-data-[selected]:border-accent group-data-[selected]:bg-accent"
      >
        <Check className="size-4 opacity-0 group-data-[selected]:opacity-100" strokeWidth={3} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
