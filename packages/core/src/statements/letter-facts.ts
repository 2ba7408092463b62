import { criteriaCounts } from "@plumbline/contract/criteria-counts";
import type { LetterFacts } from "@plumbline/contract/letters-of-intent";

import type { OrganizationContext } from "#platform/context.ts";
import { areaFacts } from "#reports/area-facts.ts";
import { scanOutlook } from "#scans/next-scan-day.ts";
import { readBarriers } from "#statements/read-barriers.ts";
import { readBaseline } from "#statements/read-baseline.ts";
import { readSeenCriteria } from "#statements/seen-criteria.ts";

/** What a letter of intent says of the site today; null before the first scan is complete. */
export async function letterFacts(context: OrganizationContext): Promise<LetterFacts | null> {
  const read = await readBaseline(context);
  if (read === null) return null;
  const { baseline, scan } = read;
  const areas = await areaFacts(context, scan);
  const accessibility = areas.find(({ area }) => area === "accessibility");
  if (accessibility === undefined) throw new Error("The areas of a scan lack accessibility.");
  const seen = await readSeenCriteria(context, scan.id);
  const { area, score, state, measuredAt } = accessibility;
  return {
    ...baseline,
    accessibility: { area, score, state, measuredAt: measuredAt?.toISOString() ?? null },
    criteria: seen === null ? null : criteriaCounts(seen),
    ...(await readBarriers(context, baseline.timeZone)),
    ...(await scanOutlook(context, baseline.timeZone)),
  };
}
