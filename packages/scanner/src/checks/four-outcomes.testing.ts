import { describe, expect, it } from "vitest";

import type { Check, PageCheck, SiteCheck, Verdict } from "#check.ts";
import { noteProven } from "#checks/proven-outcomes.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import type { Evidence, PageEvidence } from "#evidence.ts";

/** What a check of pages judges: a page, with the evidence of its site where that matters. */
type PageGiven = PageEvidence | readonly [page: PageEvidence, evidence: Evidence];

/** Evidence for each answer. What only a person can confirm is never `failed` but asks for a `review`. */
type Outcomes<Given> = {
  passed: Given;
  couldNotRun: Given;
} & ({ failed: Given; review?: Given } | { review: Given; failed?: never }) &
  ({ notApplicable: Given } | { alwaysApplies: true });

/**
 * Tests that a check gives each answer it can give, by running it on evidence for each. One that says that it always
 * applies must have declared so.
 */
export function fourOutcomes(check: PageCheck, given: Outcomes<PageGiven>): void;
export function fourOutcomes(check: SiteCheck, given: Outcomes<Evidence>): void;
export function fourOutcomes(check: Check, given: Outcomes<PageGiven> | Outcomes<Evidence>): void {
  noteProven(check.id);
  const { passed, failed, review, couldNotRun } = given;
  const notApplicable = "notApplicable" in given ? given.notApplicable : undefined;
  const cases = { passed, failed, review, "not-applicable": notApplicable, "could-not-run": couldNotRun };
  describe(`${check.id} can answer`, () => {
    it.each(Object.entries(cases).filter(([, evidence]) => evidence !== undefined))(
      "%s",
      (outcome, evidence) => {
        expect(answerOf(check, evidence)).toEqual(outcome);
      },
    );
    it("nothing else", () => {
      expect([check.id, check.alwaysApplies === true]).toEqual([check.id, notApplicable === undefined]);
    });
  });
}

/** The outcome, or what is wrong with the verdict. */
function answerOf(check: Check, evidence: PageGiven | Evidence | undefined): string {
  const verdict = run(check, evidence);
  if (verdict.outcome === "passed") return verdict.outcome;
  if ("reason" in verdict)
    return verdict.reason === "" ? `${verdict.outcome} without a reason` : verdict.outcome;
  const isEmpty = verdict.findings.length === 0 || verdict.findings.some(({ message }) => message === "");
  return isEmpty ? `${verdict.outcome} without a word` : verdict.outcome;
}

function run(check: Check, given: PageGiven | Evidence | undefined): Verdict {
  if (check.scope === "site") return check.evaluate(asEvidence(given));
  const [page, evidence] = asPage(given);
  return check.evaluate(page, evidence);
}

/** The overloads above give checks of the site evidence. */
function asEvidence(given: unknown): Evidence {
  return given as Evidence;
}

/** The overloads above give checks of pages a page, or one with its evidence. */
function asPage(given: unknown): readonly [PageEvidence, Evidence] {
  if (Array.isArray(given)) return given as unknown as readonly [PageEvidence, Evidence];
  const page = given as PageEvidence;
  return [page, anEvidence({ pages: [page] })];
}
