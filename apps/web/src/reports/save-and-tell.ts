import { toast } from "#ui/toast.ts";

import { downloadLatestReport } from "./download-latest.ts";
import { downloadFailure, isReportGone, NO_REPORTS } from "./download-words.ts";

/** Saves a report's file and says how that went. In place of a report that is gone, the latest one is saved. */
export async function saveAndTell(save: () => Promise<void>, organization: string): Promise<void> {
  try {
    await save();
    toast.success("Report downloaded successfully");
  } catch (error) {
    toast.error(downloadFailure(error));
    if (isReportGone(error)) await saveLatestInstead(organization);
  }
}

/** Once: what is gone a second time is not promised again. */
async function saveLatestInstead(organization: string): Promise<void> {
  try {
    await downloadLatestReport(organization);
    toast.success("Report downloaded successfully");
  } catch (error) {
    toast.error(isReportGone(error) ? NO_REPORTS : downloadFailure(error));
  }
}
