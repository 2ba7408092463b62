import { calendarDay } from "@plumbline/contract/calendar";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { statementSignatures } from "#platform/database/tables/statements.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** What someone looks for in the list of reports and signed documents. */
export interface ReportSearch {
  text: string;
  /** Reports and documents of the days whose date, as it may be written, holds the text. */
  ofDays: readonly string[];
}

/** Reads a search; undefined where nothing is searched. Days are those of the organization's zone, as the list shows them. */
export async function reportSearch(
  context: OrganizationContext,
  text: string | undefined,
): Promise<ReportSearch | undefined> {
  if (text === undefined || text === "") return undefined;
  const timeZone = await readTimeZone(context);
  const dated = await selectDated(context);
  const term = text.toLowerCase();
  const ofDays = dated.filter(({ at }) => dateText(calendarDay(at, timeZone)).includes(term));
  return { text, ofDays: ofDays.map(({ id }) => id) };
}

async function selectDated(context: OrganizationContext): Promise<{ id: string; at: Date }[]> {
  const { db } = context;
  const made = await db
    .select({ id: reports.id, at: reports.createdAt })
    .from(reports)
    .where(ownedBy(context, reports));
  const signed = await db
    .select({ id: statementSignatures.statementId, at: statementSignatures.signedAt })
    .from(statementSignatures)
    .where(ownedBy(context, statementSignatures));
  return [...made, ...signed];
}

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MEDIUM = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day in each of the ways it may be written, in lower case. */
function dateText(day: string): string {
  const [year, month, date] = day.split("-");
  const noon = new Date(`${day}T12:00:00Z`);
  return `${day} ${month}/${date}/${year} ${LONG.format(noon)} ${MEDIUM.format(noon)}`.toLowerCase();
}
