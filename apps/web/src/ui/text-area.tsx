import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField } from "react-aria-components/TextField";

import { FieldMessage } from "./field-message.tsx";
import { lengthWords, marksOfLength } from "./length-limit.ts";
import type { TextFieldProps } from "./text-field.tsx";

export interface TextAreaProps extends TextFieldProps {
  value: string;
  maxLength: number;
  /** Lines in sight. */
  rows?: number;
}

/** A labelled field for longer text, which says how much room is left and what is wrong with it. */
export function TextArea({ label, errorMessage, rows = 7, maxLength, ...props }: TextAreaProps) {
  const { errorMessage: tooLong, ...marks } = marksOfLength(props.value.length, maxLength);
  return (
    <TextField {...props} {...marks} className="flex flex-col gap-1.5">
      <Label className="text-sm font-medium">{label}</Label>
      <AriaTextArea
        rows={rows}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink outline-offset-1 data-[invalid]:border-red"
      />
      <Text slot="description" className="text-sm text-muted tabular-nums">
        {lengthWords(props.value.length, maxLength)}
      </Text>
      <FieldMessage>{tooLong ?? errorMessage}</FieldMessage>
    </TextField>
  );
}
