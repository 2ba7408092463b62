import { ORGANIZATION_PARAMETER } from "@plumbline/contract/organization-link";

import type { MailConfig } from "#platform/mail/mail.ts";

/** Address of a place in the app. It names the organization, because a reader who belongs to several may be in another. */
export function appUrl({ server }: Pick<MailConfig, "server">, organizationId: string, path: string): string {
  const [beforeHash = "", hash] = path.split("#");
  const named = `${ORGANIZATION_PARAMETER}=${encodeURIComponent(organizationId)}`;
  const query = `${beforeHash.includes("?") ? "&" : "?"}${named}`;
  return `${server.publicUrl}${beforeHash}${query}${hash === undefined ? "" : `#${hash}`}`;
}
