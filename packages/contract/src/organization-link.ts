/** Parameter of an address in the app which names the organization it is about. */
export const ORGANIZATION_PARAMETER = "organization";

/** Where the places of one organization are. */
export interface OrganizationAddress {
  /** Address of the app, without a slash at its end. */
  publicUrl: string;
  organizationId: string;
}

/** Address of a place in the app. It names the organization, because a reader who belongs to several may be in another. */
export function organizationLink({ publicUrl, organizationId }: OrganizationAddress, path: string): string {
  const [beforeHash = "", hash] = path.split("#");
  const named = `${ORGANIZATION_PARAMETER}=${encodeURIComponent(organizationId)}`;
  const query = `${beforeHash.includes("?") ? "&" : "?"}${named}`;
  return `${publicUrl}${beforeHash}${query}${hash === undefined ? "" : `#${hash}`}`;
}
