import { getBilling } from "@plumbline/contract/billing";
import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { createPaymentSession } from "@plumbline/core/billing/create-payment-session";
import { readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import { paySandboxCheckout } from "@plumbline/core/billing/sandbox-checkout";
import { contextFor } from "@plumbline/core/platform/context";
import { createCast, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ORIGIN = "https://app.example";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`truncate organizations, users, mails, audit_log cascade`);
  api.services.clock.advance(1000);
  api.cast = await createCast(api.services);
});

async function billingOf(person: Person) {
  const { status, body } = await api.send(person, { url: "/api/client-auth/billing" });
  expect(status).toBe(200);
  return getBilling.output.parse(body).data;
}

function post(person: Person | null, act: "reactivate-subscription" | "choose-plan") {
  return api.send(person, { method: "POST", url: `/api/client-auth/${act}` });
}

/** Pays a payment link with the accepted test card. */
async function pay(token: string): Promise<void> {
  const { services } = api;
  const { plan, organization } = await readPaymentLink(services, token);
  const { sessionId } = await createPaymentSession(services, {
    priceId: plan.stripePriceId,
    organizationId: organization.id,
    successUrl: `${ORIGIN}/login?payment=success`,
    cancelUrl: `${ORIGIN}/pay`,
    ownOrigins: [ORIGIN],
  });
  expect(await paySandboxCheckout(services, { sessionId, card: "accepted" })).toBe("paid");
}

/** Alice's organization as one that has paid at a price of its own. */
async function payFirst(): Promise<void> {
  const context = contextFor(api.services, api.cast.alice.organizationId, { kind: "operator" });
  const expiresAt = new Date(api.services.clock.now().getTime() + 60_000);
  await pay(await createPaymentLink(context, { plan: "monthly", monthlyPriceCents: 30_000, expiresAt }));
}

async function become(status: string): Promise<void> {
  const { organizationId } = api.cast.alice;
  await api.services.db.execute(
    sql`update subscriptions set status = ${status} where organization_id = ${organizationId}`,
  );
}

async function refusal(person: Person, act: Parameters<typeof post>[1]): Promise<unknown[]> {
  const { status, body } = await post(person, act);
  return [status, body["code"]];
}

describe("billing", () => {
  it("shows everyone of the organization the subscription, the plans and what was paid", async () => {
    await payFirst();
    const billing = await billingOf(api.cast.vera);
    expect(billing).toMatchObject({
      currentSubscription: {
        plan: "Monthly",
        status: "ACTIVE",
        nextBillingDate: "2026-12-01T00:00:00.000Z",
        currentPeriodEnd: "2026-12-01T00:00:00.000Z",
        needsReactivation: false,
      },
      availablePlans: [{ id: "monthly", name: "Monthly", monthlyPrice: 497, isRecommended: true }],
      // 13 of 30 days: 18 November is one of them.
      billingHistory: [{ description: "Monthly Plan", amount: 13_000, status: "paid" }],
    });
    const { body } = await api.send(api.cast.bob, { url: "/api/client-auth/invoices" });
    expect(body["data"]).toEqual({ invoices: billing.billingHistory });
  });

  it("has nothing of another organization, and nothing for nobody", async () => {
    await payFirst();
    expect((await billingOf(api.cast.charlie)).billingHistory).toEqual([]);
    for (const path of ["billing", "invoices"])
      expect((await api.send(null, { url: `/api/client-auth/${path}` })).status).toBe(401);
  });

  it("says that there is no subscription", async () => {
    await api.services.db.execute(sql`delete from subscriptions`);
    expect((await billingOf(api.cast.alice)).currentSubscription).toBeNull();
  });

  it.each(["PAST_DUE", "SUSPENDED", "CANCELED"])("promises no next payment while %s", async (status) => {
    await payFirst();
    await become(status);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status,
      nextBillingDate: null,
      needsReactivation: status !== "PAST_DUE",
    });
  });

  it("promises no next payment once the subscription is to end", async () => {
    await payFirst();
    await api.services.db.execute(sql`update subscriptions set cancels_at_period_end = true`);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      nextBillingDate: null,
      currentPeriodEnd: "2026-12-01T00:00:00.000Z",
    });
  });
});

describe("reactivating a subscription", () => {
  it.each(["SUSPENDED", "CANCELED"])("charges the card on file of one that is %s", async (status) => {
    await payFirst();
    await become(status);
    const answer = await post(api.cast.alice, "reactivate-subscription");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: "Subscription reactivated successfully!" });
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription).toMatchObject({ status: "ACTIVE", needsReactivation: false });
    expect(billingHistory.map(({ amount }) => amount)).toEqual([13_000, 13_000]);
    const { rows } = await api.services.db.execute(sql`select recipient from mails`);
    expect(rows).toEqual([{ recipient: "alice@cast.example" }, { recipient: "alice@cast.example" }]);
  });

  it("charges once, whoever asks at the same time", async () => {
    await payFirst();
    await become("CANCELED");
    await api.services.db.execute(sql`update members set role = 'owner'`);
    const answers = await Promise.all(
      [api.cast.alice, api.cast.bob].map((person) => post(person, "reactivate-subscription")),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await billingOf(api.cast.alice)).billingHistory).toHaveLength(2);
  });

  it("is refused while it runs, without a card, and while the organization is suspended", async () => {
    const alice = api.cast.alice;
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "subscription.not-lapsed"]);
    await become("CANCELED");
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "payment.no-method"]);
    await api.services.db.execute(sql`update organizations set suspended_at = now()`);
    expect(await refusal(alice, "reactivate-subscription")).toEqual([403, "organization.suspended"]);
    await api.services.db.execute(sql`delete from subscriptions`);
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "subscription.not-lapsed"]);
  });

  it("is for owners, each of their own organization", async () => {
    await payFirst();
    await become("CANCELED");
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "reactivate-subscription")).toEqual([403, "role.forbidden"]);
    expect(await refusal(api.cast.charlie, "reactivate-subscription")).toEqual([
      409,
      "subscription.not-lapsed",
    ]);
    expect((await post(null, "reactivate-subscription")).status).toBe(401);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("CANCELED");
  });
});

describe("choosing a plan", () => {
  async function chosen(): Promise<string> {
    const { status, body } = await post(api.cast.alice, "choose-plan");
    expect(status).toBe(200);
    const { path } = body["data"] as { path: string };
    return /^\/pay\/([\w-]{43})$/u.exec(path)![1]!;
  }

  it("leads to a page to pay on, at the standard price", async () => {
    await api.services.db.execute(sql`delete from subscriptions`);
    const token = await chosen();
    expect((await readPaymentLink(api.services, token)).plan.monthlyPrice).toBe(49_700);
    await pay(token);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("ACTIVE");
  });

  it("keeps the price that was agreed before", async () => {
    await payFirst();
    await become("CANCELED");
    expect((await readPaymentLink(api.services, await chosen())).plan.monthlyPrice).toBe(30_000);
  });

  it("is refused while a subscription runs, and while the organization is suspended", async () => {
    const alice = api.cast.alice;
    for (const status of ["ACTIVE", "TRIALING", "PAST_DUE"]) {
      await become(status);
      expect(await refusal(alice, "choose-plan")).toEqual([409, "subscription.active"]);
    }
    await become("CANCELED");
    await api.services.db.execute(sql`update organizations set suspended_at = now()`);
    expect(await refusal(alice, "choose-plan")).toEqual([403, "organization.suspended"]);
  });

  it("is for owners, each of their own organization", async () => {
    await become("CANCELED");
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "choose-plan")).toEqual([403, "role.forbidden"]);
    expect(await refusal(api.cast.charlie, "choose-plan")).toEqual([409, "subscription.active"]);
    expect((await post(null, "choose-plan")).status).toBe(401);
  });
});
