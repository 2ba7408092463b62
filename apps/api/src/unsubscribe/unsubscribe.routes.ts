import { endMails, readEnding } from "@plumbline/core/notifications/end-mails";
import { UNSUBSCRIBE_PATH } from "@plumbline/core/notifications/unsubscribe-link";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";

import { sendPage } from "#pages/plain-page.ts";
import { endedPage, offerPage, unknownLinkPage, unsubscribePolicy } from "#unsubscribe/unsubscribe.pages.ts";

const linkParams = z.object({ token: z.string().max(400) });

/** Media types in which mail programs and browsers post; what they post says nothing the address does not. */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

/**
 * The addresses under mails at which a reader ends them without logging in. Opening one shows a page with a button,
 * since mail scanners open every link; posting to it ends the mails, also straight from a mail program.
 * Source: https://www.rfc-editor.org/rfc/rfc8058
 */
export async function addUnsubscribe(server: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const url = `${UNSUBSCRIBE_PATH}/:token`;
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, page: string) => sendPage(reply, page, unsubscribePolicy(config));
  // In a scope of its own: everywhere else bodies are JSON.
  await server.register(async (pages) => {
    pages.addContentTypeParser(FORMS, { parseAs: "string" }, async () => undefined);

    pages.get(url, hidden, async (request, reply) => {
      const { token } = linkParams.parse(request.params);
      const offered = await readEnding(services, token);
      if (offered === null) return send(reply.code(404), unknownLinkPage(config));
      return send(reply, offerPage(config, offered, token));
    });

    pages.post(url, hidden, async (request, reply) => {
      const { token } = linkParams.parse(request.params);
      const ended = await endMails(services, token);
      if (ended === null) return send(reply.code(404), unknownLinkPage(config));
      return send(reply, endedPage(config, ended));
    });
  });
}
