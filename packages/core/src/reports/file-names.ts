import { reportFileName as fileName } from "@plumbline/contract/report-file-name";
import type { ReportKind } from "@plumbline/contract/reports";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";

interface NamedReport {
  kind: ReportKind;
  createdAt: Date;
}

/** The name of a report's file, whichever way it is downloaded: the organization, the kind, and the day by its own clock. */
export async function reportFileName(
  context: OrganizationContext,
  { kind, createdAt }: NamedReport,
): Promise<string> {
  const [organization, timeZone] = await Promise.all([readOrganizationName(context), readTimeZone(context)]);
  return fileName({ organization, kind, createdAt, timeZone });
}
