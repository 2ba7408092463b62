import { EXPORT_PRIVACY_INVENTORY } from "@plumbline/contract/endpoints/privacy-inventory";
import { organizationFileName } from "@plumbline/contract/file-name";

import { call } from "#api/call.ts";
import { saveFile } from "#reports/save-file.ts";

/** Saves hosts and cookies as CSV. */
export async function saveThirdParties(organization: string): Promise<void> {
  const file = await call(EXPORT_PRIVACY_INVENTORY, { words: "Failed to download the CSV file" });
  saveFile(file, `${organizationFileName(organization)}-third-parties.csv`);
}
