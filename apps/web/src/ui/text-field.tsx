import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";

import { FieldMessage } from "./field-message.tsx";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children" | "className" | "style"> {
  label: string;
  /** Shown instead of the browser's own words while the field is invalid. */
  errorMessage?: string;
}

/** A labelled text input that says below itself what is wrong with its value. */
export function TextField({ label, errorMessage, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} className="flex flex-col gap-1.5">
      <Label className="text-sm font-medium">{label}</Label>
      <Input className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink outline-offset-1 data-[invalid]:border-red" />
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
