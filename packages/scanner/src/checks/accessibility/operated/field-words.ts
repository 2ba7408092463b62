import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Choice } from "#gather/operating/forms/choice-facts.ts";

const KINDS = {
  select: "The list",
  radio: "The choice",
  checkbox: "The checkbox",
  text: "The field",
  slider: "The slider",
  number: "The field",
  file: "The field",
  control: "The control",
} as const;

/** A field by its label, for people, at the start of a sentence. */
export function fieldWords({ label, kind }: Pick<Choice, "label" | "kind">): string {
  const what = KINDS[kind];
  return label === "" ? what : `${what} ${quoted(label, "")}`;
}
