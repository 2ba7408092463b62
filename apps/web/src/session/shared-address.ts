import { organizationLink } from "@plumbline/contract/organization-link";

import { currentSession } from "./session.ts";

/** Address of a place of the organization that is shown, for a colleague, who may be in another. */
export function sharedAddress(path: string): string {
  const session = currentSession();
  if (session.status !== "signed-in") return `${location.origin}${path}`;
  const organizationId = session.user.organization.id;
  return organizationLink({ publicUrl: location.origin, organizationId }, path);
}
