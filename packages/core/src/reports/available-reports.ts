import { REPORT_TYPE_NAMES } from "@plumbline/contract/reports";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { selectAvailableReports } from "#reports/reports.queries.ts";

const LISTED = 5;

/** The error for a report that is not there; it names those that are, so that the client can go on by itself. */
export async function reportNotFound(context: OrganizationContext): Promise<AppError> {
  const available = await selectAvailableReports(context, LISTED);
  const availableReports = available.map(({ id, kind }) => ({ id, type: REPORT_TYPE_NAMES[kind] }));
  return new AppError("report.not-found", { availableReports });
}
