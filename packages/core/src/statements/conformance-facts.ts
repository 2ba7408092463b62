import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import type { ConformanceFacts, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { fixBy } from "@plumbline/contract/fix-plan";
import type { Barrier } from "@plumbline/contract/statements";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";

import type { OrganizationContext } from "#platform/context.ts";
import type { SeenCriterion } from "#platform/database/tables/scans.table.ts";
import { readBarriers } from "#statements/read-barriers.ts";
import { readBaseline } from "#statements/read-baseline.ts";
import { readSeenCriteria } from "#statements/seen-criteria.ts";
import { withProvisions } from "#statements/with-provisions.ts";

/** What a conformance report says of the site today; null before the first scan is complete. */
export async function conformanceFacts(context: OrganizationContext): Promise<ConformanceFacts | null> {
  const read = await readBaseline(context);
  if (read === null) return null;
  const today = calendarDay(context.clock.now(), read.baseline.timeZone);
  const seen = (await readSeenCriteria(context, read.scan.id)) ?? UNSEEN;
  const { barriers } = await readBarriers(context, read.baseline.timeZone);
  return {
    ...read.baseline,
    criteria: withProvisions(seen).map((criterion) => criterionFacts(criterion, barriers, today)),
  };
}

/** All criteria as they are where no scan says anything of them. */
const UNSEEN: readonly SeenCriterion[] = WCAG_CRITERIA.flatMap(({ id, level }) =>
  level === "AAA"
    ? []
    : {
        criterion: id,
        level,
        state: "not-tested",
        proposed: "not-evaluated",
        places: 0,
        pages: 0,
        defects: [],
        examples: [],
        lastFixed: null,
      },
);

/** Proposes the day by which the last barrier of a criterion goes, as a letter of intent does. */
function criterionFacts(
  { lastFixed, ...seen }: SeenCriterion,
  barriers: readonly Barrier[],
  today: CalendarDay,
): CriterionFacts {
  const days = barriers
    .filter(({ criteria }) => criteria.includes(seen.criterion))
    .map(({ proposedDate }) => proposedDate);
  const last = days.toSorted().at(-1);
  return { ...seen, proposedDate: lastFixed === null ? null : (last ?? fixBy(lastFixed, today)) };
}
