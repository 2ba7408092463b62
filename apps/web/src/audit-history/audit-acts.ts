import type { ReportListItem } from "@plumbline/contract/reports";

import { saveAndTell } from "#reports/save-and-tell.ts";

import { downloadAudit, downloadSigned } from "./audit-history.api.ts";

/** Saves an audit's PDF and says how that went. */
export async function saveAudit(
  audit: Pick<ReportListItem, "id" | "signed">,
  organization: string,
): Promise<void> {
  const { id, signed } = audit;
  await saveAndTell(
    async () => (signed ? downloadSigned(id, signed, organization) : downloadAudit(id, organization)),
    organization,
  );
}
