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

/** `{organization}-{type}-{day}.pdf` (`docs/product.md`, 'Reports and their files'). */
export async function reportFileName(context: OrganizationContext, report: NamedReport): Promise<string> {
  const { owner, day } = await partsOf(context, report);
  return `${owner}-${report.kind}-${day}.pdf`;
}

/** `{organization}-weekly-compliance-report-{day}.pdf` and the like (`docs/product.md`, 'Reports and their files'). */
export async function brandedFileName(context: OrganizationContext, report: NamedReport): Promise<string> {
  const { owner, day } = await partsOf(context, report);
  return `${owner}-${report.kind}-compliance-report-${day}.pdf`;
}

/** The organization, and the day by its own clock, as the client's names have it. */
async function partsOf(
  context: OrganizationContext,
  { createdAt }: NamedReport,
): Promise<{ owner: string; day: CalendarDay }> {
  const [organization, timeZone] = await Promise.all([readOrganizationName(context), readTimeZone(context)]);
  return { owner: organizationFileName(organization), day: calendarDay(createdAt, timeZone) };
}
