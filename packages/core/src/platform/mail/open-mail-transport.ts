import { access, constants, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { Config } from "#platform/config.ts";
import { needsStartTls } from "#platform/encrypted-connections.ts";
import type { MailTransport, OutgoingMail } from "#platform/mail/mail.ts";
import { makeFolder } from "#platform/make-folder.ts";

type MailSettings = Pick<Config, "mail" | "brand" | "home" | "security">;

/** Time an unresponsive mail server is given at each step, in milliseconds. */
const SERVER_PATIENCE_MS = 15_000;

/** The mail server of the settings, or the local outbox where none is set. */
export function openMailTransport(config: MailSettings): MailTransport {
  return config.mail.smtpUrl === undefined ? outbox(config) : mailServer(config, config.mail.smtpUrl);
}

/** Folder of the local outbox. */
export function outboxFolder(config: Pick<Config, "home">): string {
  return join(config.home.folder, "outbox");
}

function envelope(config: MailSettings, mail: OutgoingMail) {
  const address = config.mail.from ?? config.brand.supportEmail;
  return {
    from: { name: config.mail.fromName, address },
    replyTo: mail.replyTo ?? config.brand.supportEmail,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${address.split("@").at(-1)}>`,
    headers: {
      // A mail with its own reply address comes from a person: a help desk must not drop it.
      ...(mail.replyTo ? {} : { "Auto-Submitted": "auto-generated" }),
      ...unsubscribeHeaders(mail.unsubscribeUrl),
    },
  };
}

/** Lets mail programs end the mails by one press. Source: https://www.rfc-editor.org/rfc/rfc8058 */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function mailServer(config: MailSettings, url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_PATIENCE_MS,
    greetingTimeout: SERVER_PATIENCE_MS,
    socketTimeout: SERVER_PATIENCE_MS,
    // A server that offers no TLS, or someone in between who hides the offer, gets neither password nor mail.
    requireTLS: needsStartTls(url) && !config.security.allowsCleartext,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail(envelope(config, mail));
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/**
 * Keeps each mail as `{id}.eml`, and as `{id}.html` to be opened in a browser. A file appears under its
 * name only once it is complete.
 */
function outbox(config: MailSettings): MailTransport {
  const folder = outboxFolder(config);
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(envelope(config, mail));
      makeFolder(folder);
      await writeWhole(join(folder, `${mail.id}.html`), mail.html);
      await writeWhole(join(folder, `${mail.id}.eml`), message);
    },
    check: async () => {
      makeFolder(folder);
      await access(folder, constants.W_OK);
    },
    close: () => composer.close(),
  };
}

async function writeWhole(path: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const partial = `${path}.partial`;
  await writeFile(partial, content);
  await rename(partial, path);
}
