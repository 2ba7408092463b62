import { TextField, type TextFieldProps } from "./text-field.tsx";

interface CodeFieldProps extends Omit<
  TextFieldProps,
  "label" | "autoComplete" | "inputMode" | "spellCheck" | "isRequired"
> {
  label?: string;
  /** Recovery codes have letters, the codes of an app and of an email have digits alone. */
  takesRecoveryCode?: boolean;
}

/** Asks for a code that is good for once, which the browser or phone may fill in. */
export function CodeField({ takesRecoveryCode, ...props }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      inputMode={takesRecoveryCode ? "text" : "numeric"}
      spellCheck="false"
      autoComplete="one-time-code"
      isRequired
      {...props}
    />
  );
}
