import type { OrganizationAddress } from "@plumbline/contract/organization-link";

import type { OrganizationContext } from "#platform/context.ts";

/** Where the places of a client are, for the links of its documents. */
export function organizationAddress({
  config,
  organization,
}: Pick<OrganizationContext, "config" | "organization">): OrganizationAddress {
  return { publicUrl: config.server.publicUrl, organizationId: organization.id };
}
