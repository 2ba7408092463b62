import type { Services } from "@plumbline/core/platform/context";
import {
  confirmCard,
  giveCard,
  type HostedPage,
  type PageResult,
  readHostedPage,
} from "@plumbline/core/platform/payments/sandbox/hosted-page";
import { SANDBOX_PAGE_PATH } from "@plumbline/core/platform/payments/sandbox/sandbox-provider";
import { isTestCard } from "@plumbline/core/platform/payments/sandbox/test-cards";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { cardStyles } from "#pages/card.styles.ts";
import { sendPage } from "#pages/plain-page.ts";
import {
  paymentPage,
  type CardProblem,
  closedPage,
  confirmationPage,
  type Frame,
  messagePage,
} from "#sandbox/hosted-page.page.ts";

const pageParams = z.object({ session: z.string() });
/** A form gives a card, or the holder's word on the one that was given. */
const sentForm = z.union([
  z.object({ card: z.string().refine(isTestCard) }),
  z.object({ confirmation: z.enum(["yes", "no"]) }),
]);

/** The sandbox's hosted pages: plain forms without a script, where no real provider is configured. */
export async function addSandboxPages(server: FastifyInstance, services: Services): Promise<void> {
  if (services.payments.name !== "sandbox") return;
  const { brand } = services.config;
  const frame: Frame = { brand, styles: cardStyles(brand.accentColor) };
  const url = `${SANDBOX_PAGE_PATH}/:session`;
  const hidden = { schema: { hide: true } };
  // In a scope of its own: everywhere else bodies are JSON.
  await server.register(async (pages) => {
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    pages.get(url, hidden, async (request, reply) => {
      const page = await readHostedPage(services, sessionIn(request));
      return page === null ? sendUnknown(reply, frame) : sendHosted(reply, { frame, page });
    });

    pages.post(url, hidden, async (request, reply) => {
      const sessionId = sessionIn(request);
      const page = await readHostedPage(services, sessionId);
      if (page === null) return sendUnknown(reply, frame);
      if (isFromElsewhere(request, page)) return sendForeign(reply, frame);
      const result = await useForm(services, sessionId, request.body);
      if (result === "done") return reply.redirect(page.successUrl, 303);
      const shown = (await readHostedPage(services, sessionId)) ?? page;
      return sendResult(reply, { frame, page: shown }, result);
    });
  });
}

async function useForm(
  services: Services,
  sessionId: string,
  body: unknown,
): Promise<PageResult | "no-card"> {
  const sent = sentForm.safeParse(body);
  if (!sent.success) return "no-card";
  if ("confirmation" in sent.data)
    return confirmCard(services, { sessionId, isConfirmed: sent.data.confirmation === "yes" });
  return giveCard(services, { sessionId, card: sent.data.card });
}

function sessionIn(request: FastifyRequest): string {
  return pageParams.parse(request.params).session;
}

/** Browsers name the page a form was sent from; the page's own form stands on the origin it returns to. */
function isFromElsewhere({ headers }: FastifyRequest, { successUrl }: HostedPage): boolean {
  return headers.origin !== undefined && headers.origin !== new URL(successUrl).origin;
}

interface Shown {
  frame: Frame;
  page: HostedPage;
  problem?: CardProblem;
}

/** What came of a form that did not end the page. */
function sendResult(reply: FastifyReply, shown: Shown, result: Exclude<PageResult, "done"> | "no-card") {
  if (result === "declined") return sendHosted(reply.code(402), { ...shown, problem: "declined" });
  if (result === "no-card") return sendHosted(reply.code(400), { ...shown, problem: "no-card" });
  return sendHosted(reply, shown);
}

function sendHosted(reply: FastifyReply, { frame, page, problem }: Shown) {
  if (page.state === "expired") reply.code(410);
  return sendPage(reply, contentOf({ frame, page, ...(problem && { problem }) }), policyOf(frame));
}

function contentOf({ frame, page, problem }: Shown): string {
  if (page.state === "open") return paymentPage(frame, page, problem);
  return page.state === "confirming" ? confirmationPage(frame, page) : closedPage(frame, page);
}

function sendUnknown(reply: FastifyReply, frame: Frame) {
  const page = messagePage(
    frame,
    "There is no such checkout",
    "Open your payment link again to start a new one.",
  );
  return sendPage(reply.code(404), page, policyOf(frame));
}

function sendForeign(reply: FastifyReply, frame: Frame) {
  const page = messagePage(frame, "This payment was not made", "The form was sent from another site.");
  return sendPage(reply.code(403), page, policyOf(frame));
}

/** One style element and the page's own form: nothing else loads, runs or leads anywhere. */
function policyOf({ styles }: Frame): string {
  return `default-src 'none'; style-src ${styles.source}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
