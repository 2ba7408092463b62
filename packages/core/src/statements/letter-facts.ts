import type { CriterionOutcome } from "@plumbline/contract/scan-result";
import type { LetterFacts } from "@plumbline/contract/letters-of-intent";

import type { OrganizationContext } from "#platform/context.ts";
import { readBarriers } from "#statements/read-barriers.ts";
import { readBaseline } from "#statements/read-baseline.ts";
import type { SeenCriterion } from "#statements/seen-criteria.ts";

/** What a letter of intent says of the site today; null before the first scan is complete. */
export async function letterFacts(context: OrganizationContext): Promise<LetterFacts | null> {
  const read = await readBaseline(context);
  if (read === null) return null;
  const { baseline, facts, seen } = read;
  const accessibility = facts.areas.find(({ area }) => area === "accessibility");
  if (accessibility === undefined) throw new Error("The areas of a scan lack accessibility.");
  const { area, score, state, measuredAt } = accessibility;
  return {
    ...baseline,
    accessibility: { area, score, state, measuredAt: measuredAt?.toISOString() ?? null },
    criteria: criteriaCounts(seen),
    ...(await readBarriers(context, baseline.timeZone)),
    nextScan: facts.nextScan,
  };
}

function criteriaCounts(seen: readonly SeenCriterion[] | null): LetterFacts["criteria"] {
  if (seen === null) return null;
  const of = (wanted: CriterionOutcome["state"]) => seen.filter(({ state }) => state === wanted).length;
  return {
    failed: of("failed"),
    review: of("review"),
    noFailureFound: of("no-failure-found"),
    notTested: of("not-tested"),
  };
}
