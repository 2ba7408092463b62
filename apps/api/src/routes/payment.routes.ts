import { createPaymentSession, getPaymentLink } from "@plumbline/contract/payment";
import { createPaymentSession as openCheckout } from "@plumbline/core/billing/create-payment-session";
import { readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addPublicRoute, success } from "#server/add-route.ts";
import { ownOrigins } from "#server/own-origins.ts";

/** What someone with a payment link can do without an account. */
export function addPaymentRoutes(server: FastifyInstance, services: Services): void {
  addPublicRoute(server, services, getPaymentLink, async (context, { params }) =>
    success({ paymentLink: await readPaymentLink(context, params.token) }),
  );

  addPublicRoute(server, services, createPaymentSession, async (context, { body, client }) =>
    success(
      await openCheckout(context, {
        ...body,
        ownOrigins: ownOrigins(server, context.config),
        address: client.address,
      }),
    ),
  );
}
