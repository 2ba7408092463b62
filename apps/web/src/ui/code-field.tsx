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
export function CodeField({ label = "Code", takesRecoveryCode = false, ...props }: CodeFieldProps) {
  const looks = takesRecoveryCode ? { spellCheck: "false" as const } : { inputMode: "numeric" as const };
  return <TextField {...props} {...looks} label={label} autoComplete="one-time-code" isRequired />;
}
