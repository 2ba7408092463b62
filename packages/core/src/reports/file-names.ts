import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { organizationFileName } from "@plumbline/contract/file-name";
import type { ReportKind } from "@plumbline/contract/reports";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";

interface NamedReport {
  kind: ReportKind;
  createdAt: Date;
}

/**
 * `{organization}-weekly-compliance-report-{day}.pdf` and the like, whichever way a report is downloaded
 * (`docs/product.md`, 'Reports and their files').
 */
export async function reportFileName(context: OrganizationContext, report: NamedReport): Promise<string> {
  const { owner, day } = await partsOf(context, report);
  const name = report.kind === "loi" ? "letter-of-intent" : `${report.kind}-compliance-report`;
  return `${owner}-${name}-${day}.pdf`;
}

/** The organization, and the day by its own clock, as the client's names have it. */
async function partsOf(
  context: OrganizationContext,
  { createdAt }: NamedReport,
): Promise<{ owner: string; day: CalendarDay }> {
  const [organization, timeZone] = await Promise.all([readOrganizationName(context), readTimeZone(context)]);
  return { owner: organizationFileName(organization), day: calendarDay(createdAt, timeZone) };
}
