import { AREAS, type Area, SEVERITIES, type Severity } from "@plumbline/contract/areas";
import { sql, type SQL } from "drizzle-orm";

import { issues } from "#platform/database/tables/issues.table.ts";

/** A number by the severity of an issue. */
export function bySeverity(values: Readonly<Record<Severity, number>>): SQL {
  const cases = SEVERITIES.map((severity) => sql`when ${severity} then ${values[severity]}::int`);
  return sql`(case ${issues.severity} ${sql.join(cases, sql` `)} end)`;
}

/** Place of the severity of an issue among all severities, from 0 for the worst. */
export function severityPosition(): SQL {
  const positions = SEVERITIES.map((severity, index) => [severity, index] as const);
  return bySeverity(Object.fromEntries(positions) as Record<Severity, number>);
}

/** A moment by the area of an issue; never for areas without one. */
export function byArea(moments: ReadonlyMap<Area, Date>): SQL {
  const cases = AREAS.flatMap((area) => {
    const moment = moments.get(area);
    return moment === undefined ? [] : [sql`when ${area} then ${moment.toISOString()}::timestamptz`];
  });
  return cases.length === 0
    ? sql`'infinity'::timestamptz`
    : sql`(case ${issues.area} ${sql.join(cases, sql` `)} else 'infinity'::timestamptz end)`;
}
