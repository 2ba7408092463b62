import {
  paySandboxCheckout,
  readSandboxCheckout,
  type SandboxCheckout,
} from "@plumbline/core/billing/sandbox-checkout";
import type { Services } from "@plumbline/core/platform/context";
import { SANDBOX_CHECKOUT_PATH } from "@plumbline/core/platform/payments/sandbox-provider";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { cardStyles } from "#pages/card.styles.ts";
import { sendPage } from "#pages/plain-page.ts";
import {
  checkoutPage,
  type CheckoutProblem,
  closedCheckoutPage,
  type Frame,
  messagePage,
} from "#sandbox/checkout.page.ts";

const checkoutParams = z.object({ session: z.string() });
const payment = z.object({ card: z.enum(["accepted", "declined"]) });

/** The sandbox's hosted checkout: plain forms without a script, where no real provider is configured. */
export async function addSandboxCheckout(server: FastifyInstance, services: Services): Promise<void> {
  if (services.payments.name !== "sandbox") return;
  const { brand } = services.config;
  const frame: Frame = { brand, styles: cardStyles(brand.accentColor) };
  const url = `${SANDBOX_CHECKOUT_PATH}/:session`;
  const hidden = { schema: { hide: true } };
  // In a scope of its own: everywhere else bodies are JSON.
  await server.register(async (pages) => {
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    pages.get(url, hidden, async (request, reply) => {
      const checkout = await readSandboxCheckout(services, sessionIn(request));
      return checkout === null ? sendUnknown(reply, frame) : sendCheckout(reply, { frame, checkout });
    });

    pages.post(url, hidden, async (request, reply) => {
      const sessionId = sessionIn(request);
      const checkout = await readSandboxCheckout(services, sessionId);
      if (checkout === null) return sendUnknown(reply, frame);
      if (isFromElsewhere(request, checkout)) return sendForeign(reply, frame);
      const sent = payment.safeParse(request.body);
      if (!sent.success) return sendCheckout(reply.code(400), { frame, checkout, problem: "no-card" });
      const result = await paySandboxCheckout(services, { sessionId, card: sent.data.card });
      if (result === "paid") return reply.redirect(checkout.successUrl, 303);
      if (result === "declined")
        return sendCheckout(reply.code(402), { frame, checkout, problem: "declined" });
      const closed = await readSandboxCheckout(services, sessionId);
      return closed === null ? sendUnknown(reply, frame) : sendCheckout(reply, { frame, checkout: closed });
    });
  });
}

function sessionIn(request: FastifyRequest): string {
  return checkoutParams.parse(request.params).session;
}

/** Browsers name the page a form was sent from; the checkout's own form stands on the origin it returns to. */
function isFromElsewhere({ headers }: FastifyRequest, { successUrl }: SandboxCheckout): boolean {
  return headers.origin !== undefined && headers.origin !== new URL(successUrl).origin;
}

interface Shown {
  frame: Frame;
  checkout: SandboxCheckout;
  problem?: CheckoutProblem;
}

function sendCheckout(reply: FastifyReply, { frame, checkout, problem }: Shown) {
  if (checkout.state === "expired") reply.code(410);
  const page =
    checkout.state === "open" ? checkoutPage(frame, checkout, problem) : closedCheckoutPage(frame, checkout);
  return sendPage(reply, page, policyOf(frame));
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
