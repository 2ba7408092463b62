import { PASSWORD_RULES, PASSWORD_STRENGTHS } from "@plumbline/contract/password-rules";

const STEP_PERCENT = 20;

/** How many of the rules a password meets, in the words and percent of `docs/product.md`, 'Passwords'. */
export function strengthOf(password: string) {
  const met = PASSWORD_RULES.filter((rule) => rule.isMet(password)).length;
  const isComplete = met === PASSWORD_RULES.length;
  return { word: PASSWORD_STRENGTHS[met] ?? PASSWORD_STRENGTHS[0], percent: met * STEP_PERCENT, isComplete };
}

/** What stands in the way of submitting, in the order in which it is said; null when nothing does. */
export function objectionTo(password: string, confirmation: string): string | null {
  if (password !== confirmation) return "Passwords do not match";
  return strengthOf(password).isComplete ? null : "Please meet all password requirements";
}
