import type { ReportListItem } from "@plumbline/contract/reports";

import { downloadFailure } from "#reports/download-words.ts";
import { toast } from "#ui/toast.ts";

import { downloadAudit, downloadSigned } from "./audit-history.api.ts";

/** Saves an audit's PDF and says how that went. */
export async function saveAudit(
  audit: Pick<ReportListItem, "id" | "signed">,
  organization: string,
): Promise<void> {
  try {
    if (audit.signed) await downloadSigned(audit.id, audit.signed, organization);
    else await downloadAudit(audit.id, organization);
    toast.success("Report downloaded successfully");
  } catch (error) {
    toast.error(downloadFailure(error));
  }
}
