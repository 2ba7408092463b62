import type { Rule } from "#checks/accessibility/rule.ts";
import { PLUMBLINE } from "#evidence/engine-names.ts";

import { plainMessage } from "./plain-message.ts";
import type { Statement } from "./statements.ts";

/** Our own words as they are; of the others' what we have words for, else the name of what the check finds. */
export function messageOf(
  { engine, rule, verdict, message }: Pick<Statement, "engine" | "rule" | "verdict" | "message">,
  room: Rule | null,
): string {
  const said = message.replaceAll(/\s+/g, " ").trim();
  if (engine === PLUMBLINE) return said;
  const question = verdict === "review" ? room?.questions?.[rule] : undefined;
  return question ?? plainMessage(message) ?? room?.defect ?? said;
}
