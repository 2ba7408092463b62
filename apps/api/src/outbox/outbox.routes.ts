import type { Config } from "@plumbline/core/platform/config";
import { outboxFolder } from "@plumbline/core/platform/mail/open-mail-transport";
import { listOutbox, readOutboxMail } from "@plumbline/core/platform/mail/outbox";
import { isOutboxKey, isOutboxShown } from "@plumbline/core/platform/mail/outbox-key";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { closedOutboxPage, mailListPage, mailPage } from "#outbox/outbox.pages.ts";
import { PLAIN_PAGE_POLICY, sendPage } from "#pages/plain-page.ts";
import { replyNotFound } from "#server/errors.ts";

// A mail is shown as it was written, but inert.
const MAIL_POLICY = `${PLAIN_PAGE_POLICY}; img-src data:; sandbox allow-popups`;

const mailId = z.object({ id: z.uuid() });
const keyQuery = z.object({ key: z.string() });

const COOKIE = "plumbline-outbox";
/** What proxies add. A plain one adds nothing, which is why the outbox has a key as well. */
const PROXY_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Shows the mails kept on this machine, on installations that are this machine's alone and have no mail server, to
 * who has the key that the command line prints.
 */
export function addOutbox(server: FastifyInstance, config: Config): void {
  if (!isOutboxShown(config)) return;
  const folder = outboxFolder(config);

  server.register(async (outbox) => {
    outbox.addHook("preHandler", (request, reply) => admit(config, request, reply));
    const hidden = { schema: { hide: true } };

    outbox.get("/outbox", hidden, async (_request, reply) =>
      sendPage(reply, mailListPage(config.brand, await listOutbox(folder))),
    );

    outbox.get("/outbox/:id", hidden, async (request, reply) => {
      const mail = await mailIn(folder, request);
      return mail === null ? replyNotFound(reply) : sendPage(reply, mailPage(config.brand, mail));
    });

    outbox.get("/outbox/:id/html", hidden, async (request, reply) => {
      const mail = await mailIn(folder, request);
      return mail === null ? replyNotFound(reply) : sendPage(reply, mail.html, MAIL_POLICY);
    });
  });
}

async function mailIn(folder: string, { params }: FastifyRequest) {
  const wanted = mailId.safeParse(params);
  return wanted.success ? readOutboxMail(folder, wanted.data.id) : null;
}

/** The key comes once, in the address, and stays in a cookie that only these pages get. */
async function admit(config: Config, request: FastifyRequest, reply: FastifyReply) {
  if (!isLocal(request)) return replyNotFound(reply);
  const given = keyQuery.safeParse(request.query).data?.key;
  if (given !== undefined && (await isOutboxKey(config, given)))
    return reply
      .header("set-cookie", `${COOKIE}=${given}; Path=/outbox; HttpOnly; SameSite=Strict`)
      .header("cache-control", "no-store")
      .redirect("/outbox", 303);
  const kept = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`, "u").exec(request.headers.cookie ?? "")?.[1];
  if (kept !== undefined && (await isOutboxKey(config, kept))) return undefined;
  return sendPage(reply.code(401), closedOutboxPage(config.brand));
}

/** From this machine, through no proxy, and to its own name: a foreign name that leads here could be read by its page. */
function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const isOwnAddress = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(ip);
  const isOwnName = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isOwnAddress && isOwnName && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
