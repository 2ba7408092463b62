import { organizationKey } from "#platform/storage.ts";

/** Storage key of the file of a signed version. */
export function statementKey(organizationId: string, id: string): string {
  return organizationKey(organizationId, "statements", `${id}.pdf`);
}
