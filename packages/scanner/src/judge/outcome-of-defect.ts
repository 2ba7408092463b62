import type { Finding } from "@plumbline/contract/scan-result";

import type { Check, Defect } from "#check.ts";

type Outcome = Finding["outcome"];

/** What of a check decides how its defects are told. */
export type Judging = Pick<Check, "area" | "severity" | "severities" | "wcag">;

/**
 * How a defect is told, the only place that decides what is advice: best practice that breaks no success criterion and
 * that no law the site is held to asks for (`docs/decisions/0032`).
 *
 * @param usual what its check says of a defect that says nothing itself
 */
export function outcomeOfDefect(
  check: Judging,
  { outcome, wcag = check.wcag ?? [] }: Pick<Defect, "outcome" | "wcag">,
  usual: Outcome,
): Outcome {
  if (check.area === "accessibility") {
    if (wcag.length === 0) return "advice";
    // A recommendation in which an engine sees a criterion broken: a person has to say.
    return isRecommendation(check) ? "review" : (outcome ?? usual);
  }
  return isRecommendation(check) ? "advice" : (outcome ?? usual);
}

/** Law profiles may make more of a check than its default severity: then they decide. */
export function isRecommendation({ severity, severities }: Judging): boolean {
  return severity === "info" && severities === undefined;
}

/** How sure outcomes are: what is told as one of them explains or holds what is told as a later one. */
const SUREST_FIRST: readonly Outcome[] = ["fail", "review", "advice"];

/** Place of an outcome among all, from 0 for the surest. */
export function sureness(outcome: Outcome): number {
  return SUREST_FIRST.indexOf(outcome);
}

/** That outcome and all that are surer. */
export function asSureAs(outcome: Outcome): readonly Outcome[] {
  return SUREST_FIRST.slice(0, sureness(outcome) + 1);
}
