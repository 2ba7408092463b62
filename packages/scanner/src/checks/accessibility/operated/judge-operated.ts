import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";

/** What a rule makes of what was operated of a page. */
interface Judged {
  /** Whether anything was operated that the rule is about. */
  applies: boolean;
  defects: RuleDefect[];
}

/** Nothing wrong was found, yet not all was tried: then nobody knows. Beside what was found it is told. */
export function unlessUntried(
  { applies, defects }: Judged,
  notTried: readonly NotTried[],
): Decision | { reason: string } {
  const [first] = notTried;
  if (first === undefined) return { applies, defects };
  if (defects.length === 0) return { reason: first.reason };
  const count = notTried.reduce((sum, one) => sum + one.count, 0);
  const more = count === 1 ? "one more thing" : `${count} more things`;
  return { applies, defects, unseen: `We could not try ${more} on the page. ${first.reason}` };
}

/** Whether something that came is a message, which nobody closes again. */
export function isMessage({ snippet }: Pick<ElementRef, "snippet">): boolean {
  const [openingTag = ""] = snippet.split(">");
  return /role=["']?(?:tooltip|status|alert|log)|aria-live/.test(openingTag);
}

/** A name in quotes, or what stands for it where there is none. Letters of icon fonts are no words. */
export function quoted(told: string, otherwise: string): string {
  const name = told
    .replaceAll(/\p{Co}+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return name === "" ? otherwise : `“${cutAtWord(name, MOST_LETTERS)}”`;
}

const MOST_LETTERS = 50;
