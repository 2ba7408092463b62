import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";

import { FieldMessage } from "./field-message.tsx";
import { isNearlyFull, lengthWords, marksOfLength } from "./length-limit.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children" | "className" | "style"> {
  label: string;
  /** Shown instead of the browser's own words while the field is invalid. */
  errorMessage?: string;
}

/** A labelled text input that says below itself what is wrong with its value. */
export function TextField({ label, errorMessage, maxLength = Infinity, ...props }: TextFieldProps) {
  const length = props.value?.length ?? 0;
  const { errorMessage: tooLong, ...marks } = marksOfLength(length, maxLength);
  return (
    <AriaTextField {...props} {...marks} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <Label className="text-sm font-medium wrap-anywhere">{label}</Label>
        {isNearlyFull(length, maxLength) && (
          <Text slot="description" className="text-sm text-muted tabular-nums">
            {lengthWords(length, maxLength)}
          </Text>
        )}
      </div>
      <Input className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink outline-offset-1 data-[invalid]:border-red" />
      <FieldMessage>{tooLong ?? errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
