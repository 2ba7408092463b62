import { getBilling } from "@plumbline/contract/billing";
import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { billingRound } from "@plumbline/core/billing/rounds/billing-round";
import { clearPayments, payLink, settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { failNextCharge } from "@plumbline/core/platform/payments/sandbox/operate";
import { createCast, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PLUS = { id: "plus", name: "Plus", monthlyPrice: 797, features: ["Priority support"] };
const ANNUAL = { id: "annual", name: "Annual", monthlyPrice: 397.5 };

export let api: TestApi;
let start = 0;

export function bakery(): OrganizationContext {
  return contextFor(api.services, api.cast.alice.organizationId, { kind: "operator" });
}

export async function billingOf(person: Person) {
  const { status, body } = await api.send(person, { url: "/api/client-auth/billing" });
  expect(status).toBe(200);
  return getBilling.output.parse(body).data;
}

export type Act =
  | "reactivate-subscription"
  | "choose-plan"
  | "cancel-subscription"
  | "resume-subscription"
  | "payment-method"
  | "switch-plan";

export function post(person: Person | null, act: Act, payload?: Record<string, unknown>) {
  const url = `/api/client-auth/${act}`;
  return api.send(person, { method: "POST", url, ...(payload === undefined ? {} : { payload }) });
}

export async function refusal(
  person: Person,
  act: Act,
  payload?: Record<string, unknown>,
): Promise<unknown[]> {
  const { status, body } = await post(person, act, payload);
  return [status, body["code"]];
}

/** Alice's organization as one that has paid at a price of its own. */
export async function payFirst(monthlyPriceCents = 30_000): Promise<void> {
  const expiresAt = new Date(api.services.clock.now().getTime() + 60_000);
  await payLink(
    api.services,
    await createPaymentLink(bakery(), { plan: "monthly", monthlyPriceCents, expiresAt }),
  );
}

export async function pass(days: number): Promise<void> {
  api.services.clock.advance(days * DAY_MS);
  await settlePayments(api.services);
  await billingRound(api.services);
}

/** Lets the renewal fail, and the next attempt too, so that the subscription is suspended. */
export async function fallSuspended(): Promise<void> {
  await failNextCharge(api.services, api.cast.alice.organizationId);
  await pass(13);
  await failNextCharge(api.services, api.cast.alice.organizationId);
  await pass(3);
}

export async function fallCanceled(): Promise<void> {
  await post(api.cast.alice, "cancel-subscription");
  await pass(13);
}

/** Alice has no subscription before each test, and what was paid in the test before is forgotten. */
export function stageBilling(): void {
  beforeAll(async () => {
    api = await testApi({ environment: { PLANS: JSON.stringify([PLUS, ANNUAL]) } });
    start = api.services.clock.now().getTime();
  });
  afterAll(() => api.close());

  // 18 November again and again, a second later each time: no one's session is another test's.
  beforeEach(async () => {
    start += 1000;
    api.services.clock.advance(start - api.services.clock.now().getTime());
    await clearPayments(api.services);
    api.cast = await createCast(api.services);
    await api.services.db.execute(sql`delete from subscriptions`);
  });
}
