import { organizationFileName } from "@plumbline/contract/file-name";

/** Name an export is saved under: '{organization}-data-{day}.zip'. */
export function exportFileName(organization: string, requestedAt: string): string {
  return `${organizationFileName(organization)}-data-${requestedAt.slice(0, 10)}.zip`;
}
