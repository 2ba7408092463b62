import { dataExportFileName } from "@plumbline/contract/report-file-name";

import { shownTimeZone } from "#format/dates.ts";

/** Name an export is saved under, as the server names it: '{organization}-data-{day}.zip'. */
export function exportFileName(organization: string, requestedAt: string): string {
  return dataExportFileName({ organization, requestedAt: new Date(requestedAt), timeZone: shownTimeZone() });
}
