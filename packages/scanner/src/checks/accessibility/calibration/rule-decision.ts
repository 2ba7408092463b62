/** How one rule of one engine did on the labeled cases, counted by page. */
export interface RuleCounts {
  engine: string;
  rule: string;
  /** Failed cases on whose criterion it said 'failed', and clean ones. */
  failedRightly: number;
  failedWrongly: number;
  /** Cases on whose criterion it said anything, 'needs review' included. */
  spokeRightly: number;
  spokeWrongly: number;
}

/**
 * What a rule's word is worth. `alone`: a failure by itself. `agree`: a failure when another engine says so too.
 * `review`: a person must look. `silent`: it is wrong too often to trouble a person.
 */
export type RuleDecision = "alone" | "agree" | "review" | "silent";

/** How sure each engine's untried rules are taken to be, as right and wrong cases seen beforehand. */
const PRIOR: Record<string, { right: number; wrong: number }> = {
  "axe-core": { right: 5, wrong: 0.2 },
  Plumbline: { right: 5, wrong: 0.2 },
  Alfa: { right: 1, wrong: 0.25 },
  AccessLint: { right: 1, wrong: 0.5 },
};
const UNKNOWN_ENGINE = { right: 0.5, wrong: 0.5 };

/**
 * Rules read by eye on real sites and found wrong there in a way the cases do not show, by times:
 * headers repeated in a table's footer, which have no cells below them and mislead no one; texts that are faded on
 * purpose until their slide is shown, and texts over the background of an element beside theirs.
 */
const WRONG_ON_SITES: Record<string, number> = {
  "Alfa sia-r46": 2,
  "AccessLint distinguishable/color-contrast": 2,
};

const TRUSTED_FROM = 0.9;
const SECONDED_FROM = 0.5;
const WORTH_A_LOOK_FROM = 0.3;

/** Decides what a rule's 'failed' is worth. Counts are few, so they are smoothed toward the engine's prior. */
export function decideFailed(counts: RuleCounts): RuleDecision {
  const prior = PRIOR[counts.engine] ?? UNKNOWN_ENGINE;
  const right = counts.failedRightly;
  const wrong = counts.failedWrongly + (WRONG_ON_SITES[`${counts.engine} ${counts.rule}`] ?? 0);
  const trust = (right + prior.right) / (right + wrong + prior.right + prior.wrong);
  if (trust >= TRUSTED_FROM || (wrong === 0 && right >= 3)) return "alone";
  if ((right + 0.5) / (right + wrong + 1) >= SECONDED_FROM) return "agree";
  return decideReview(counts);
}

/** Decides whether a rule's 'needs review' is worth a person's time. */
export function decideReview(counts: RuleCounts): RuleDecision {
  const { spokeRightly: right, spokeWrongly: wrong } = counts;
  return (right + 1) / (right + wrong + 2) >= WORTH_A_LOOK_FROM ? "review" : "silent";
}
