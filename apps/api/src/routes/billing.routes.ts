import {
  cancelSubscription,
  choosePlan,
  downloadCreditNote,
  downloadInvoice,
  downloadReceipt,
  getBilling,
  listInvoices,
  previewPlanSwitch,
  previewReactivation,
  reactivateSubscription,
  resumeSubscription,
  setBillingDetails,
  switchPlan,
  updatePaymentMethod,
} from "@plumbline/contract/billing";
import {
  cancelSubscription as cancel,
  resumeSubscription as resume,
} from "@plumbline/core/billing/cancel-subscription";
import { choosePlan as makePaymentLink } from "@plumbline/core/billing/choose-plan";
import { listInvoices as listAll } from "@plumbline/core/billing/list-invoices";
import { openCardPage } from "@plumbline/core/billing/open-card-page";
import { previewReactivation as previewCharge } from "@plumbline/core/billing/preview-reactivation";
import { reactivateSubscription as reactivate } from "@plumbline/core/billing/reactivate-subscription";
import { readBilling } from "@plumbline/core/billing/read-billing";
import { setBillingDetails as keepDetails } from "@plumbline/core/billing/set-billing-details";
import { previewPlanSwitch as preview, switchPlan as switchTo } from "@plumbline/core/billing/switch-plan";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import type { Exporter } from "#exports/make-export.ts";
import { downloadInvoiceDocument } from "#invoices/invoice-desk.ts";
import { addSignedInRoute, success } from "#server/add-route.ts";
import { returnOrigin } from "#server/own-origins.ts";

/** The subscription of a client who is logged in: what it is, and what an owner can do about it. */
export function addBillingRoutes(server: FastifyInstance, services: Services, exporter: Exporter): void {
  addReadings(server, services);
  addInvoiceFiles(server, services, exporter);
  addChanges(server, services);
}

function addReadings(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, getBilling, async ({ context }) =>
    success({ data: await readBilling(context) }),
  );

  addSignedInRoute(server, services, listInvoices, async ({ context }) =>
    success({ data: { invoices: await listAll(context) } }),
  );

  addSignedInRoute(server, services, previewPlanSwitch, async ({ context }, { query }) =>
    success({ data: await preview(context, query.planId) }),
  );

  addSignedInRoute(server, services, previewReactivation, async ({ context }) =>
    success({ data: await previewCharge(context) }),
  );
}

function addInvoiceFiles(server: FastifyInstance, services: Services, exporter: Exporter): void {
  addSignedInRoute(server, services, downloadInvoice, ({ context }, { params }) =>
    downloadInvoiceDocument(context, exporter, { ...params, kind: "invoice" }),
  );

  addSignedInRoute(server, services, downloadReceipt, ({ context }, { params }) =>
    downloadInvoiceDocument(context, exporter, { ...params, kind: "receipt" }),
  );

  addSignedInRoute(server, services, downloadCreditNote, ({ context }, { params }) =>
    downloadInvoiceDocument(context, exporter, { ...params, kind: "credit-note" }),
  );
}

function addChanges(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, setBillingDetails, async ({ context }, { body }) =>
    success({ data: await keepDetails(context, body) }),
  );

  addSignedInRoute(server, services, switchPlan, async ({ context }, { body }) =>
    success(await switchTo(context, body)),
  );

  addSignedInRoute(server, services, cancelSubscription, async ({ context }) =>
    success(await cancel(context)),
  );

  addSignedInRoute(server, services, resumeSubscription, async ({ context }) =>
    success(await resume(context)),
  );

  addSignedInRoute(server, services, reactivateSubscription, async ({ context }, { body }) =>
    success(await reactivate(context, body ?? {})),
  );

  addSignedInRoute(server, services, updatePaymentMethod, async ({ context }, { client }) =>
    success({ data: await openCardPage(context, returnOrigin(server, context.config, client.origin)) }),
  );

  addSignedInRoute(server, services, choosePlan, async ({ context }, { body }) =>
    success({ data: await makePaymentLink(context, body ?? {}) }),
  );
}
