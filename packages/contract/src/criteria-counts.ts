import { z } from "zod";

import type { CriterionOutcome } from "./scan-result.ts";

const some = z.int();

/** Criteria at levels A and AA by what automation saw of them. What is optional is absent from letters of older versions. */
export const criteriaCountsSchema = z.object({
  failed: some,
  review: some.describe("Without failures, but with findings that only a person can judge"),
  noFailureFound: some,
  nothingToCheck: some.optional(),
  notLookedAt: some.optional(),
  couldNotRun: some.optional(),
  notAutomated: some.optional(),
  notTested: some.describe("Of scans from before the four above were told apart"),
});
export type CriteriaCounts = z.infer<typeof criteriaCountsSchema>;

/** How many criteria are in each state. */
export function criteriaCounts(criteria: readonly Pick<CriterionOutcome, "state">[]): CriteriaCounts {
  const of = (wanted: CriterionOutcome["state"]) => criteria.filter(({ state }) => state === wanted).length;
  return {
    failed: of("failed"),
    review: of("review"),
    noFailureFound: of("no-failure-found"),
    nothingToCheck: of("nothing-to-check"),
    notLookedAt: of("not-looked-at"),
    couldNotRun: of("could-not-run"),
    notAutomated: of("not-automated"),
    notTested: of("not-tested"),
  };
}

/** How the criteria stand, in one sentence: the same wherever it is said. */
export function criteriaWords(counts: CriteriaCounts): string {
  const { failed, review, noFailureFound } = counts;
  const { nothingToCheck = 0, notLookedAt = 0, couldNotRun = 0, notAutomated = 0, notTested } = counts;
  const rest = [
    { count: nothingToCheck, one: "had nothing on the pages we saw that checks could judge" },
    { count: notLookedAt, one: "had nothing that checks could judge where we looked" },
    { count: couldNotRun, one: "could not be checked" },
    { count: notAutomated, one: "can be checked only by a person" },
    { count: notTested, one: "was not tested", several: "were not tested" },
  ].filter((state) => state.count > 0);
  const all = failed + review + noFailureFound + rest.reduce((sum, { count }) => sum + count, 0);
  const told = [
    verb(failed, "fails", "fail"),
    ...(review > 0
      ? [verb(review, "more has findings that need review", "more have findings that need review")]
      : []),
    `${verb(noFailureFound, "shows", "show")} no failure in automated checks`,
    ...rest.map(({ count, one, several = one }) => verb(count, one, several)),
  ];
  return `Of ${all} criteria at levels A and AA, ${told.slice(0, -1).join(", ")}, and ${told.at(-1)}.`;
}

function verb(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
