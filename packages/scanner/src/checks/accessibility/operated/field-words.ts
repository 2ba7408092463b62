import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Choice } from "#gather/operating/operating-facts.ts";

/** A field by its label, for people, at the start of a sentence. */
export function fieldWords({ label, kind }: Pick<Choice, "label" | "kind">): string {
  const what = { select: "The list", radio: "The choice", checkbox: "The checkbox", text: "The field" }[kind];
  return label === "" ? what : `${what} ${quoted(label, "")}`;
}
