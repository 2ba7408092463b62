import { choosePlan, getBilling, listInvoices, reactivateSubscription } from "@plumbline/contract/billing";
import { choosePlan as makePaymentLink } from "@plumbline/core/billing/choose-plan";
import { listPayments } from "@plumbline/core/billing/list-payments";
import { reactivateSubscription as reactivate } from "@plumbline/core/billing/reactivate-subscription";
import { readBilling } from "@plumbline/core/billing/read-billing";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** The subscription of a client who is logged in. */
export function addBillingRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, getBilling, async ({ context }) =>
    success({ data: await readBilling(context) }),
  );

  addSignedInRoute(server, services, listInvoices, async ({ context }) =>
    success({ data: { invoices: await listPayments(context) } }),
  );

  addSignedInRoute(server, services, reactivateSubscription, async ({ context }) =>
    success(await reactivate(context)),
  );

  addSignedInRoute(server, services, choosePlan, async ({ context }) =>
    success({ data: await makePaymentLink(context) }),
  );
}
