import { organizationLink } from "@plumbline/contract/organization-link";

import type { MailConfig } from "#platform/mail/mail.ts";

/** Address of an organization's place in the app, for its mails. */
export function appUrl({ server }: Pick<MailConfig, "server">, organizationId: string, path: string): string {
  return organizationLink({ publicUrl: server.publicUrl, organizationId }, path);
}
