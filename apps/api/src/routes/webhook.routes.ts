import { receivePaymentEvent } from "@plumbline/core/billing/events/receive-payment-event";
import { WEBHOOK_PATH } from "@plumbline/core/billing/events/webhook-path";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Events hold whole invoices with their lines. */
const EVENT_LIMIT_BYTES = 1_000_000;

/**
 * Where the payment provider delivers its events. They are signed byte by byte, so the body is taken as it came;
 * they come in bursts, so calls are not counted; and they are answered as soon as they are stored.
 */
export async function addWebhookRoute(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      "*",
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => body,
    );
    const options = {
      schema: { hide: true },
      bodyLimit: EVENT_LIMIT_BYTES,
      config: { rateLimit: false },
    };
    webhooks.route({
      method: "POST",
      url: WEBHOOK_PATH,
      ...options,
      handler: (request) => takeIn(services, request),
    });
  });
}

async function takeIn(services: Services, request: FastifyRequest): Promise<{ received: true }> {
  const signature = request.headers["stripe-signature"];
  const body = typeof request.body === "string" ? request.body : "";
  const log = request.log as Services["log"];
  await receivePaymentEvent({ ...services, log }, { body, signature: String(signature ?? "") });
  return { received: true };
}
