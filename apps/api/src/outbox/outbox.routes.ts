import type { Config } from "@plumbline/core/platform/config";
import { outboxFolder } from "@plumbline/core/platform/mail/open-mail-transport";
import { listOutbox, readOutboxMail } from "@plumbline/core/platform/mail/outbox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";

import { mailListPage, mailPage } from "#outbox/outbox.pages.ts";
import { PLAIN_PAGE_POLICY, sendPage } from "#pages/plain-page.ts";
import { replyNotFound } from "#server/errors.ts";

// A mail is shown as it was written, but inert.
const MAIL_POLICY = `${PLAIN_PAGE_POLICY}; img-src data:; sandbox allow-popups`;

const mailId = z.object({ id: z.uuid() });

/** Shows the mails kept on this machine, on installations that have no mail server, to this machine alone. */
export function addOutbox(server: FastifyInstance, config: Config): void {
  if (config.mail.smtpUrl !== undefined) return;
  const folder = outboxFolder(config);
  const hidden = { schema: { hide: true } };

  server.get("/outbox", hidden, async (request, reply) => {
    if (!isLocal(request)) return replyNotFound(reply);
    return sendPage(reply, mailListPage(config.brand, await listOutbox(folder)));
  });

  server.get("/outbox/:id", hidden, async (request, reply) => {
    const params = mailId.safeParse(request.params);
    const mail = params.success && isLocal(request) ? await readOutboxMail(folder, params.data.id) : null;
    return mail === null ? replyNotFound(reply) : sendPage(reply, mailPage(config.brand, mail));
  });

  server.get("/outbox/:id/html", hidden, async (request, reply) => {
    const params = mailId.safeParse(request.params);
    const mail = params.success && isLocal(request) ? await readOutboxMail(folder, params.data.id) : null;
    return mail === null ? replyNotFound(reply) : sendPage(reply, mail.html, MAIL_POLICY);
  });
}

/**
 * Mails hold passwords and codes, so they are shown to a browser on this machine alone: the call comes from
 * it, through no proxy, and to its own name (a foreign name that leads here could be read by its page).
 */
function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const isOwnAddress = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(ip);
  const isOwnName = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return (
    isOwnAddress &&
    isOwnName &&
    headers["x-forwarded-for"] === undefined &&
    headers["forwarded"] === undefined
  );
}
