import { timingSafeEqual } from "node:crypto";

import type { Config } from "#platform/config.ts";
import { derivedSecret } from "#platform/secret-key.ts";
import { LOOPBACK_NAMES } from "#platform/setting.ts";

type OutboxConfig = Pick<Config, "security" | "home" | "server" | "mail">;

/** Whether the outbox is shown at all: its mails hold passwords and codes, so only where the service is this machine's. */
export function isOutboxShown({ mail, server }: OutboxConfig): boolean {
  return mail.smtpUrl === undefined && LOOPBACK_NAMES.includes(new URL(server.publicUrl).hostname);
}

/** Where the outbox is opened, with the key that lets its reader in; null where it is not shown. */
export async function outboxLink(config: OutboxConfig, baseUrl: string): Promise<string | null> {
  return isOutboxShown(config) ? `${baseUrl}/outbox?key=${await outboxKey(config)}` : null;
}

/** Whether this is the key of the outbox. */
export async function isOutboxKey(config: OutboxConfig, given: string): Promise<boolean> {
  const [own, other] = [await outboxKey(config), given].map((key) => Buffer.from(key));
  return own !== undefined && other?.length === own.length && timingSafeEqual(own, other);
}

function outboxKey(config: OutboxConfig): Promise<string> {
  return derivedSecret(config, "outbox", "reader");
}
