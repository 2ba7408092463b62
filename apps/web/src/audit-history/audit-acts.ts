import type { ReportListItem } from "@plumbline/contract/reports";

import { failureMessage } from "#api/api-error.ts";
import { downloadFailure } from "#reports/download-words.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";

import { detailLines } from "./audit-details.ts";
import { downloadAudit, fetchDetails } from "./audit-history.api.ts";

/** Saves an audit's PDF and says how that went. */
export async function saveAudit(id: string, organization: string): Promise<void> {
  try {
    await downloadAudit(id, organization);
    toast.success("Report downloaded successfully");
  } catch (error) {
    toast.error(downloadFailure(error));
  }
}

/** Shows what is known of an audit. */
export async function showDetails({ id }: Pick<ReportListItem, "id">): Promise<void> {
  try {
    const detail = await fetchDetails(id);
    toast.info(detail.type, { lines: detailLines(detail), ms: TOAST_MS.details });
  } catch (error) {
    toast.error(failureMessage(error, "Failed to load report details"));
  }
}
