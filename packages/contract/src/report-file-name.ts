import { calendarDay, clockTime } from "./calendar.ts";
import { organizationFileName } from "./file-name.ts";
import type { ReportKind } from "./reports.ts";

export interface NamedReport {
  organization: string;
  kind: ReportKind;
  createdAt: Date;
  /** The organization's (IANA name), by whose clocks the report is dated. */
  timeZone: string;
}

/**
 * Name of a report's PDF, in browser and server alike (`docs/product.md`, 'Reports and their files'). A scan can be
 * requested more than once a day, so its report's name has the time, too.
 */
export function reportFileName({ organization, kind, createdAt, timeZone }: NamedReport): string {
  const name = kind === "loi" ? "letter-of-intent" : `${kind}-compliance-report`;
  const day = calendarDay(createdAt, timeZone);
  const moment = kind === "requested" ? `${day}-${clockTime(createdAt, timeZone).replace(":", "")}` : day;
  return `${organizationFileName(organization)}-${name}-${moment}.pdf`;
}

/** Name of the ZIP file of an organization's data, in browser and server alike. */
export function dataExportFileName({
  organization,
  requestedAt,
  timeZone,
}: {
  organization: string;
  requestedAt: Date;
  /** The organization's (IANA name), by whose clocks the export is dated. */
  timeZone: string;
}): string {
  return `${organizationFileName(organization)}-data-${calendarDay(requestedAt, timeZone)}.zip`;
}
