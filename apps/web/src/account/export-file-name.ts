/** Name an export is saved under: '{organization}-data-{day}.zip'. */
export function exportFileName(organization: string, requestedAt: string): string {
  const owner = organization.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/gu, "");
  return `${owner || "organization"}-data-${requestedAt.slice(0, 10)}.zip`;
}
