import { STANDARD_PLAN } from "@plumbline/contract/plans";

import { type DueInvoice, selectDue } from "#billing/invoices.queries.ts";
import { newestTerms } from "#billing/payment-links.queries.ts";
import { planWords, termsOf } from "#billing/plans.ts";
import { hasLapsed } from "#billing/require-lapsed.ts";
import type { SubscriptionRow } from "#billing/subscriptions.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";

/** What makes a subscription run again: its due invoices are collected, oldest first, or it starts anew. */
export type ReactivationCharge =
  | { kind: "collect"; terms: Terms; planName: string; due: readonly [DueInvoice, ...DueInvoice[]] }
  | { kind: "start"; terms: Terms; planName: string }
  | { kind: "none"; terms: Terms; planName: string };

/** What is left to charge: the preview adds it up, and the charge goes on until nothing is. */
export async function reactivationCharge(
  context: OrganizationContext,
  row: SubscriptionRow,
): Promise<ReactivationCharge> {
  const { name: planName } = planWords(context.config, row.plan);
  const agreed = { planName, terms: await termsAgreed(context, row) };
  const isOver = row.status === "CANCELED";
  const [oldest, ...later] = isOver ? [] : await selectDue(context, row.providerSubscriptionId);
  if (oldest !== undefined) return { ...agreed, kind: "collect", due: [oldest, ...later] };
  return { ...agreed, kind: hasLapsed(row) ? "start" : "none" };
}

/** The plan and the price that it had, and has again. */
async function termsAgreed(
  context: OrganizationContext,
  { plan, monthlyPriceCents }: SubscriptionRow,
): Promise<Terms> {
  const terms = (await newestTerms(context)) ?? termsOf(STANDARD_PLAN);
  return { plan, monthlyPriceCents: monthlyPriceCents ?? terms.monthlyPriceCents };
}
