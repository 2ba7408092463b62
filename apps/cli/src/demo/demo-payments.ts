import { setTimeout as delay } from "node:timers/promises";

import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { createPaymentLink, type NewPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { createPaymentSession } from "@plumbline/core/billing/create-payment-session";
import { readBilling } from "@plumbline/core/billing/read-billing";
import { isPaymentLinkLive, readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import { createClient } from "@plumbline/core/organizations/create-client";
import { findOrganizationOf } from "@plumbline/core/organizations/find-organization";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import { giveCard } from "@plumbline/core/platform/payments/sandbox/hosted-page";
import { hasPaidInSandbox } from "@plumbline/core/platform/payments/sandbox/operate";

import { type DemoProspect, readDemoState, writeDemoState } from "./demo-state.ts";

const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const POLL_MS = 200;

function newLink({ clock }: Services): NewPaymentLink {
  return {
    plan: STANDARD_PLAN.id,
    monthlyPriceCents: STANDARD_PLAN.monthlyPrice * 100,
    expiresAt: new Date(clock.now().getTime() + LINK_DAYS * DAY_MS),
  };
}

/**
 * Pays for the client as a visitor with a test card would, and waits until the service has heard of it. Done before,
 * or where no sandbox takes payments, it does nothing. False when the signal came first.
 */
export async function payInSandbox(
  context: OrganizationContext,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Promise<boolean> {
  if (context.payments.name !== "sandbox") return true;
  const isActive = async () => (await readBilling(context)).currentSubscription !== null;
  if (await isActive()) return true;
  if (!(await hasPaidInSandbox(context, context.organization.id))) await pay(context, origin);
  while (!signal.aborted) {
    if (await isActive()) return true;
    await delay(POLL_MS);
  }
  return false;
}

async function pay(context: OrganizationContext, origin: string): Promise<void> {
  const token = await createPaymentLink(context, newLink(context));
  const { plan, organization } = await readPaymentLink(context, token);
  const { sessionId } = await createPaymentSession(context, {
    priceId: plan.stripePriceId,
    organizationId: organization.id,
    successUrl: `${origin}/login?payment=success`,
    cancelUrl: `${origin}/pay/${token}`,
    ownOrigins: [new URL(origin).origin],
    address: "127.0.0.1",
  });
  await giveCard(context, { sessionId, card: "accepted" });
}

/** Someone with a payment link that can be paid: the one of an earlier run, or another once that one has paid. */
export async function demoProspect(services: Services, site: string): Promise<DemoProspect> {
  const { folder } = services.config.home;
  const state = readDemoState(folder);
  const earlier = state.prospects.at(-1);
  if (earlier !== undefined && (await isPaymentLinkLive(services, earlier.paymentToken))) return earlier;
  const isUnpaid = earlier !== undefined && !(await hasPaidInSandbox(services, earlier.organizationId));
  const prospect = isUnpaid
    ? await linkAgain(services, earlier)
    : await invite(services, { site, number: state.prospects.length + 1 });
  const others = state.prospects.filter(({ email }) => email !== prospect.email);
  writeDemoState(folder, { ...readDemoState(folder), prospects: [...others, prospect] });
  return prospect;
}

async function linkAgain(services: Services, earlier: DemoProspect): Promise<DemoProspect> {
  const context = contextFor(services, earlier.organizationId, { kind: "operator" });
  return { ...earlier, paymentToken: await createPaymentLink(context, newLink(services)) };
}

async function invite(
  services: Services,
  { site, number }: { site: string; number: number },
): Promise<DemoProspect> {
  const email = `alice${number}@harbor-bakery.example`;
  // Made by a run that was killed before it could note it.
  const existing = await findOrganizationOf(services, email);
  if (existing !== null) return linkAgain(services, { email, organizationId: existing, paymentToken: "" });
  const { organizationId, paymentLink } = await createClient(services, {
    name: "Harbor Bakery",
    website: site,
    owner: { name: "Alice Archer", email },
    payment: newLink(services),
  });
  return { email, organizationId, paymentToken: paymentLink?.split("/").at(-1) ?? "" };
}
