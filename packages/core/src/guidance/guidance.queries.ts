import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";

import { UNSOLVED } from "#issues/issues.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** The issues of the checklist, worst first: unsolved ones, and solved ones that were ticked off. */
export async function selectGuidance({ db, organization }: Scope, limit: number) {
  const isTickedAndSolved = and(
    notInArray(issues.status, [...UNSOLVED]),
    ne(issues.status, "accepted"),
    isNotNull(issues.checklistDoneAt),
  );
  const firstPlace = db
    .select({ selector: occurrences.selector })
    .from(occurrences)
    .where(eq(occurrences.issueId, issues.id))
    .orderBy(asc(occurrences.id))
    .limit(1)
    .as("first_place");
  return db
    .select({
      id: issues.id,
      title: issues.title,
      area: issues.area,
      severity: issues.severity,
      message: issues.message,
      wcag: issues.wcag,
      guidance: issues.guidance,
      status: issues.status,
      checklistDoneAt: issues.checklistDoneAt,
      selector: firstPlace.selector,
    })
    .from(issues)
    .leftJoinLateral(firstPlace, sql`true`)
    .where(
      ownedBy(
        { organization },
        issues,
        eq(issues.needsReview, false),
        or(inArray(issues.status, [...UNSOLVED]), isTickedAndSolved),
      ),
    )
    .orderBy(
      desc(inArray(issues.status, [...UNSOLVED])),
      sql`array_position(array['critical','high','medium','low'], ${issues.severity})`,
      desc(issues.pageCount),
      asc(issues.fingerprint),
    )
    .limit(limit);
}

export type GuidanceRow = Awaited<ReturnType<typeof selectGuidance>>[number];
