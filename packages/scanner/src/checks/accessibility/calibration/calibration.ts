import data from "./rules.json" with { type: "json" };

import { decideFailed, decideReview, type RuleCounts, type RuleDecision } from "./rule-decision.ts";

/** Tells what a rule's word is worth, by engine and rule. */
export interface Calibration {
  failed(engine: string, rule: string): RuleDecision;
  review(engine: string, rule: string): RuleDecision;
}

/** A calibration from counts; rules that were never counted are judged by their engine alone. */
export function calibrationFrom(counts: readonly RuleCounts[]): Calibration {
  const byName = new Map(counts.map((entry) => [nameOf(entry.engine, entry.rule), entry]));
  const countsOf = (engine: string, rule: string): RuleCounts =>
    byName.get(nameOf(engine, rule)) ?? untried(engine, rule);
  return {
    failed: (engine, rule) => decideFailed(countsOf(engine, rule)),
    review: (engine, rule) => decideReview(countsOf(engine, rule)),
  };
}

/**
 * The calibration measured on the labeled cases; `calibrate.ts` writes its counts and, under `engines`, the releases
 * they were measured with. For `Plumbline` that is the ruleset of that day, which later rulesets may follow.
 */
export const CALIBRATION: Calibration = calibrationFrom(data.rules);

function nameOf(engine: string, rule: string): string {
  return `${engine}\n${rule}`;
}

function untried(engine: string, rule: string): RuleCounts {
  return { engine, rule, failedRightly: 0, failedWrongly: 0, spokeRightly: 0, spokeWrongly: 0 };
}
