import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextField } from "react-aria-components/TextField";

import { FieldMessage } from "./field-message.tsx";

interface DateFieldProps {
  label: string;
  /** Days as `2026-11-30`. */
  value: string;
  min?: string;
  max?: string;
  isRequired?: boolean;
  isInvalid?: boolean;
  errorMessage?: string;
  onChange: (value: string) => void;
}

/** A day, chosen with the browser's own calendar. */
export function DateField({ label, min, max, errorMessage, ...props }: DateFieldProps) {
  return (
    <TextField {...props} type="date" className="flex flex-col gap-1.5">
      <Label className="text-sm font-medium">{label}</Label>
      <Input
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink outline-offset-1 data-[invalid]:border-red"
      />
      <FieldMessage>{errorMessage}</FieldMessage>
    </TextField>
  );
}
