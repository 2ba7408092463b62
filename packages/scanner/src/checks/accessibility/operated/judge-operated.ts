import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { NotTried } from "#gather/operating/operating-facts.ts";

/** What a rule makes of what was operated of a page. */
interface Judged {
  /** Whether anything was operated that the rule is about. */
  applies: boolean;
  defects: RuleDefect[];
}

/** Nothing wrong was found, yet not all was tried: then nobody knows. */
export function unlessUntried(
  { applies, defects }: Judged,
  notTried: readonly NotTried[],
): Decision | { reason: string } {
  const [first] = notTried;
  if (defects.length > 0 || first === undefined) return { applies, defects };
  return { reason: first.reason };
}

/** A name in quotes, or what stands for it where there is none. */
export function quoted(name: string, otherwise: string): string {
  const text = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS).trimEnd()}…` : name;
  return text === "" ? otherwise : `“${text}”`;
}

const MOST_LETTERS = 50;
