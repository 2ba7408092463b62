import type { FindingOutcome } from "@plumbline/contract/scan-result";

import type { Rule } from "#checks/accessibility/rule.ts";
import { PLUMBLINE } from "#evidence/engine-names.ts";

import { missingName } from "./missing-name.ts";
import { plainMessage } from "./plain-message.ts";
import type { Statement } from "./statements.ts";
import { NO_NAME } from "./wordings/wording.ts";

type Said = Pick<Statement, "engine" | "rule" | "verdict" | "message" | "element">;

/** A sentence that tells a person what to look at. */
const ASKS = /\?$|\bcheck\b/i;

/**
 * Our own words as they are; of the others' what we have words for, else the name of what the check finds. Where a person
 * has to look, they end with what to look at.
 */
export function messageOf(said: Said, room: Rule | null, outcome: FindingOutcome = "fail"): string {
  if (said.engine === PLUMBLINE) return oneLine(said.message);
  const asked = said.verdict === "review" ? room?.questions?.[said.rule] : undefined;
  if (asked !== undefined) return asked;
  const words = wordsOf(said) ?? room?.defect ?? oneLine(said.message);
  const question = outcome === "review" && !ASKS.test(words) ? room?.question : undefined;
  return question === undefined ? words : `${words}. ${question}`;
}

function wordsOf({ message, element }: Said): string | null {
  return plainMessage(message)?.replace(NO_NAME, missingName(element)) ?? null;
}

function oneLine(message: string): string {
  return message.replaceAll(/\s+/g, " ").trim();
}
