import { getBilling, planSwitch } from "@plumbline/contract/billing";
import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import { billingRound } from "@plumbline/core/billing/rounds/billing-round";
import { clearPayments, payLink, settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { suspendClient } from "@plumbline/core/clients/suspend-client";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import {
  decideDisputes,
  disputeNewest,
  failNextCharge,
  replaceCard,
} from "@plumbline/core/platform/payments/sandbox/operate";
import { createCast, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PLUS = { id: "plus", name: "Plus", monthlyPrice: 797, features: ["Priority support"] };
const ANNUAL = { id: "annual", name: "Annual", monthlyPrice: 397.5 };

let api: TestApi;
let start = 0;

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

function bakery(): OrganizationContext {
  return contextFor(api.services, api.cast.alice.organizationId, { kind: "operator" });
}

async function billingOf(person: Person) {
  const { status, body } = await api.send(person, { url: "/api/client-auth/billing" });
  expect(status).toBe(200);
  return getBilling.output.parse(body).data;
}

type Act =
  | "reactivate-subscription"
  | "choose-plan"
  | "cancel-subscription"
  | "resume-subscription"
  | "payment-method"
  | "switch-plan";

function post(person: Person | null, act: Act, payload?: Record<string, unknown>) {
  const url = `/api/client-auth/${act}`;
  return api.send(person, { method: "POST", url, ...(payload === undefined ? {} : { payload }) });
}

async function refusal(person: Person, act: Act, payload?: Record<string, unknown>): Promise<unknown[]> {
  const { status, body } = await post(person, act, payload);
  return [status, body["code"]];
}

/** Alice's organization as one that has paid at a price of its own. */
async function payFirst(monthlyPriceCents = 30_000): Promise<void> {
  const expiresAt = new Date(api.services.clock.now().getTime() + 60_000);
  await payLink(
    api.services,
    await createPaymentLink(bakery(), { plan: "monthly", monthlyPriceCents, expiresAt }),
  );
}

async function pass(days: number): Promise<void> {
  api.services.clock.advance(days * DAY_MS);
  await settlePayments(api.services);
  await billingRound(api.services);
}

/** Lets the renewal fail, and the next attempt too, so that the subscription is suspended. */
async function fallSuspended(): Promise<void> {
  await failNextCharge(api.services, api.cast.alice.organizationId);
  await pass(13);
  await failNextCharge(api.services, api.cast.alice.organizationId);
  await pass(3);
}

async function fallCanceled(): Promise<void> {
  await post(api.cast.alice, "cancel-subscription");
  await pass(13);
}

describe("billing", () => {
  it("shows everyone of the organization the subscription, the plans, the card and what was paid", async () => {
    await payFirst();
    const billing = await billingOf(api.cast.vera);
    expect(billing).toMatchObject({
      currentSubscription: {
        plan: "Monthly",
        planId: "monthly",
        status: "ACTIVE",
        monthlyPrice: 300,
        nextBillingDate: "2026-12-01T12:00:00.000Z",
        currentPeriodEnd: "2026-12-01T12:00:00.000Z",
        cancelsAtPeriodEnd: false,
        isCharged: true,
        needsReactivation: false,
      },
      account: { kind: "active", isScanning: true, remedy: null, next: { at: "2026-12-01T12:00:00.000Z" } },
      availablePlans: [
        { id: "monthly", name: "Monthly", monthlyPrice: 497, isRecommended: true },
        { id: "plus", name: "Plus", monthlyPrice: 797, isRecommended: false, features: ["Priority support"] },
      ],
      paymentMethod: { brand: "Visa", last4: "4242", expiresOn: "2029-11", isExpired: false },
      // 13 of 30 days: 18 November is one of them.
      billingHistory: [
        {
          description: "Monthly Plan",
          amount: 13_000,
          status: "paid",
          number: expect.stringMatching(/^SBX-/u),
        },
      ],
    });
    const { body } = await api.send(api.cast.bob, { url: "/api/client-auth/invoices" });
    expect(body["data"]).toEqual({ invoices: billing.billingHistory });
  });

  it("has nothing of another organization, and nothing for no one", async () => {
    await payFirst();
    expect(await billingOf(api.cast.charlie)).toMatchObject({ billingHistory: [], paymentMethod: null });
    for (const path of ["billing", "invoices", "plan-switch?planId=plus"])
      expect((await api.send(null, { url: `/api/client-auth/${path}` })).status).toBe(401);
  });

  it("says that there is no subscription", async () => {
    expect(await billingOf(api.cast.alice)).toMatchObject({
      currentSubscription: null,
      paymentMethod: null,
      account: { kind: "none", remedy: "choose-plan" },
    });
  });

  it("promises no next payment once the subscription is to end", async () => {
    await payFirst();
    await post(api.cast.alice, "cancel-subscription");
    expect(await billingOf(api.cast.alice)).toMatchObject({
      currentSubscription: { nextBillingDate: null, currentPeriodEnd: "2026-12-01T12:00:00.000Z" },
      account: { kind: "ending", remedy: "resume", title: "Your subscription ends on December 1, 2026" },
    });
  });

  it("promises none while a payment is due, and none after the end", async () => {
    await payFirst();
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status: "PAST_DUE",
      nextBillingDate: null,
      needsReactivation: false,
    });
    await replaceCard(api.services, api.cast.alice.organizationId, "fails-later");
    await pass(20);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status: "CANCELED",
      nextBillingDate: null,
      needsReactivation: true,
    });
  });

  it("tells of the operator's suspension with the reason, and offers nothing that would not help", async () => {
    await payFirst();
    await suspendClient(bakery(), "The website belongs to someone else.");
    const { account, currentSubscription } = await billingOf(api.cast.alice);
    expect(account).toMatchObject({
      kind: "suspended-by-operator",
      reason: "The website belongs to someone else.",
      remedy: "contact-support",
      isScanning: false,
    });
    expect(currentSubscription).toMatchObject({ status: "SUSPENDED", needsReactivation: false });
    const { body } = await api.send(api.cast.vera, { url: "/api/client-auth/dashboard-data" });
    expect(body["data"]).toMatchObject({
      subscription: { status: "SUSPENDED" },
      account: { reason: "The website belongs to someone else." },
      access: { needsReactivation: false },
    });
  });
});

describe("an invoice", () => {
  async function newest(): Promise<string> {
    return (await billingOf(api.cast.alice)).billingHistory[0]?.id ?? "";
  }

  async function download(person: Person, id: string): Promise<unknown[]> {
    const { status, body } = await api.send(person, { url: `/api/client-auth/invoices/${id}/download` });
    return [status, body["code"]];
  }

  it("of which the provider makes no PDF says so", async () => {
    await payFirst();
    expect(await download(api.cast.alice, await newest())).toEqual([409, "invoice.pdf-not-ready"]);
  });

  it("is not found by an outsider, nor one that is none", async () => {
    await payFirst();
    const id = await newest();
    expect(await download(api.cast.charlie, id)).toEqual([404, "invoice.not-found"]);
    expect(await download(api.cast.alice, api.cast.alice.userId)).toEqual([404, "invoice.not-found"]);
  });
});

describe("reactivating a subscription", () => {
  it.each([
    ["SUSPENDED", fallSuspended, [30_000, 13_000]],
    // 1 December is the first of 31 days, all of which are paid.
    ["CANCELED", fallCanceled, [30_000, 13_000]],
  ])("charges the card on file of one that is %s", async (status, fall, amounts) => {
    await payFirst();
    await fall();
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status,
      needsReactivation: true,
    });
    const answer = await post(api.cast.alice, "reactivate-subscription");
    expect(answer.body).toEqual({ success: true, message: "Subscription reactivated successfully!" });
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription).toMatchObject({
      status: "ACTIVE",
      needsReactivation: false,
      monthlyPrice: 300,
    });
    expect(billingHistory.map(({ amount, status }) => [amount, status])).toEqual(
      amounts.map((it) => [it, "paid"]),
    );
  });

  it("charges once, whoever asks at the same time", async () => {
    await payFirst();
    await fallCanceled();
    await api.services.db.execute(sql`update members set role = 'owner'`);
    const people = [api.cast.alice, api.cast.bob, api.cast.vera];
    const answers = await Promise.all(people.map((person) => post(person, "reactivate-subscription")));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await settlePayments(api.services);
    expect((await billingOf(api.cast.alice)).billingHistory).toHaveLength(2);
  });

  it("says that the card was declined, and can be tried again with another", async () => {
    await payFirst();
    await fallCanceled();
    await replaceCard(api.services, api.cast.alice.organizationId, "fails-later");
    expect(await refusal(api.cast.alice, "reactivate-subscription")).toEqual([402, "payment.declined"]);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("CANCELED");
    await replaceCard(api.services, api.cast.alice.organizationId, "accepted");
    expect((await post(api.cast.alice, "reactivate-subscription")).status).toBe(200);
  });

  it("is refused while it runs, while it is disputed, without a card, and while the operator suspends the client", async () => {
    const { alice } = api.cast;
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "subscription.not-lapsed"]);
    await payFirst();
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "subscription.not-lapsed"]);
    await disputeNewest(api.services, alice.organizationId);
    await settlePayments(api.services);
    expect(await refusal(alice, "reactivate-subscription")).toEqual([409, "subscription.disputed"]);
    expect(await refusal(alice, "choose-plan")).toEqual([409, "subscription.disputed"]);
    await decideDisputes(api.services, alice.organizationId, "lost");
    await settlePayments(api.services);
    await suspendClient(bakery(), "The terms were broken.");
    expect(await refusal(alice, "reactivate-subscription")).toEqual([403, "organization.suspended"]);
  });

  it("is refused without a payment method on file", async () => {
    await payFirst();
    await fallCanceled();
    await api.services.db.execute(sql`update subscriptions set card_id = null`);
    expect(await refusal(api.cast.alice, "reactivate-subscription")).toEqual([409, "payment.no-method"]);
  });

  it("is for owners, each of their own organization", async () => {
    await payFirst();
    await fallCanceled();
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

describe("canceling and resuming", () => {
  it("ends the subscription with its period, or keeps it, and does either once", async () => {
    await payFirst();
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await post(api.cast.alice, "cancel-subscription");
      expect([status, body]).toEqual([
        200,
        { success: true, message: "Your subscription has been canceled" },
      ]);
    }
    expect((await billingOf(api.cast.alice)).account.kind).toBe("ending");
    for (let time = 0; time < 2; time += 1)
      expect((await post(api.cast.alice, "resume-subscription")).body["message"]).toBe(
        "Your subscription goes on",
      );
    expect((await billingOf(api.cast.alice)).account.kind).toBe("active");
  });

  it("is possible while a payment is due: no one has to pay to be able to leave", async () => {
    await payFirst();
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect((await post(api.cast.alice, "cancel-subscription")).status).toBe(200);
  });

  it("is refused where there is nothing to end", async () => {
    for (const act of ["cancel-subscription", "resume-subscription"] as const)
      expect(await refusal(api.cast.alice, act)).toEqual([409, "subscription.none"]);
    await payFirst();
    await fallCanceled();
    for (const act of ["cancel-subscription", "resume-subscription"] as const)
      expect(await refusal(api.cast.alice, act)).toEqual([409, "subscription.none"]);
  });

  it("of a subscription that no one is charged for is left to support", async () => {
    await api.services.db.execute(
      sql`insert into subscriptions (organization_id, status, plan, started_at)
        values (${api.cast.alice.organizationId}, 'ACTIVE', 'monthly', now())`,
    );
    expect(await refusal(api.cast.alice, "cancel-subscription")).toEqual([409, "subscription.not-charged"]);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      isCharged: false,
      monthlyPrice: null,
    });
  });

  it("is for owners, each of their own organization", async () => {
    await payFirst();
    for (const act of ["cancel-subscription", "resume-subscription"] as const) {
      for (const person of [api.cast.bob, api.cast.vera])
        expect(await refusal(person, act)).toEqual([403, "role.forbidden"]);
      expect(await refusal(api.cast.charlie, act)).toEqual([409, "subscription.none"]);
      expect((await post(null, act)).status).toBe(401);
    }
    expect((await billingOf(api.cast.alice)).account.kind).toBe("active");
  });
});

describe("switching the plan", () => {
  async function preview(person: Person, planId: string) {
    return api.send(person, { url: `/api/client-auth/plan-switch?planId=${planId}` });
  }

  async function shown(planId: string) {
    const { status, body } = await preview(api.cast.alice, planId);
    expect(status).toBe(200);
    return planSwitch.parse(body["data"]);
  }

  it("charges what was shown, and renews at the new price", async () => {
    await payFirst(49_700);
    const offer = await shown("plus");
    expect(offer).toMatchObject({
      plan: "Plus",
      credit: 0,
      monthlyPrice: 797,
      nextBillingDate: "2026-12-01T12:00:00.000Z",
    });
    // 13 of November's 30 days, to the second, at $300 more a month.
    expect(offer.dueNow).toBe(13_000);
    const { dueNow, shownAt } = offer;
    const answer = await post(api.cast.alice, "switch-plan", { planId: "plus", dueNow, shownAt });
    expect(answer.body).toEqual({ success: true, message: "Successfully switched to Plus plan" });
    expect(await billingOf(api.cast.alice)).toMatchObject({
      currentSubscription: { plan: "Plus", planId: "plus", monthlyPrice: 797 },
      billingHistory: [
        { description: "Switch to Plus Plan", amount: 13_000, status: "paid" },
        { amount: 21_537 },
      ],
    });
    await pass(13);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({
      amount: 79_700,
      status: "paid",
    });
  });

  it("to less charges nothing, and what is left over lowers the next invoice", async () => {
    await payFirst(49_700);
    const up = await shown("plus");
    await post(api.cast.alice, "switch-plan", { planId: "plus", dueNow: up.dueNow, shownAt: up.shownAt });
    const down = await shown("monthly");
    expect(down).toMatchObject({ dueNow: 0, credit: 13_000, monthlyPrice: 497 });
    await post(api.cast.alice, "switch-plan", { planId: "monthly", dueNow: 0, shownAt: down.shownAt });
    await pass(13);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({
      amount: 36_700,
      status: "paid",
    });
  });

  it("at an amount that was not shown, or too long ago, is refused", async () => {
    await payFirst(49_700);
    const { dueNow, shownAt } = await shown("plus");
    const changed = { planId: "plus", dueNow: dueNow - 1, shownAt };
    expect(await refusal(api.cast.alice, "switch-plan", changed)).toEqual([409, "plan.amount-changed"]);
    const future = new Date(api.services.clock.now().getTime() + 60_000).toISOString();
    const ahead = { planId: "plus", dueNow, shownAt: future };
    expect(await refusal(api.cast.alice, "switch-plan", ahead)).toEqual([409, "plan.amount-changed"]);
    api.services.clock.advance(31 * 60 * 1000);
    expect(await refusal(api.cast.alice, "switch-plan", { planId: "plus", dueNow, shownAt })).toEqual([
      409,
      "plan.amount-changed",
    ]);
    expect((await billingOf(api.cast.alice)).currentSubscription?.planId).toBe("monthly");
  });

  it("with a card that is declined changes nothing", async () => {
    await payFirst(49_700);
    await replaceCard(api.services, api.cast.alice.organizationId, "fails-later");
    const { dueNow, shownAt } = await shown("plus");
    const wanted = { planId: "plus", dueNow, shownAt };
    expect(await refusal(api.cast.alice, "switch-plan", wanted)).toEqual([402, "payment.declined"]);
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription).toMatchObject({ planId: "monthly", status: "ACTIVE" });
    expect(billingHistory).toHaveLength(1);
  });

  it.each([
    ["the plan it is", "monthly", 409, "plan.current"],
    ["a plan that is not offered", "annual", 404, "plan.unknown"],
    ["a plan that is none", "gold", 404, "plan.unknown"],
  ])("to %s is refused", async (_plan, planId, status, code) => {
    await payFirst(49_700);
    const answer = await preview(api.cast.alice, planId);
    expect([answer.status, answer.body["code"]]).toEqual([status, code]);
  });

  it("is refused where the subscription ends, is due or is none", async () => {
    const codeNow = async () => (await preview(api.cast.alice, "plus")).body["code"];
    expect(await codeNow()).toBe("subscription.none");
    await payFirst(49_700);
    await post(api.cast.alice, "cancel-subscription");
    expect(await codeNow()).toBe("subscription.ends");
    await post(api.cast.alice, "resume-subscription");
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect(await codeNow()).toBe("subscription.unpaid");
  });

  it("is for owners, each of their own organization", async () => {
    await payFirst(49_700);
    const { dueNow, shownAt } = await shown("plus");
    const wanted = { planId: "plus", dueNow, shownAt };
    for (const person of [api.cast.bob, api.cast.vera]) {
      expect((await preview(person, "plus")).body["code"]).toBe("role.forbidden");
      expect(await refusal(person, "switch-plan", wanted)).toEqual([403, "role.forbidden"]);
    }
    expect(await refusal(api.cast.charlie, "switch-plan", wanted)).toEqual([409, "subscription.none"]);
    expect((await post(null, "switch-plan", wanted)).status).toBe(401);
  });
});

describe("replacing the card", () => {
  it("leads to the provider's page and back to where the browser came from", async () => {
    await payFirst();
    const { status, body } = await post(api.cast.alice, "payment-method");
    expect(status).toBe(200);
    expect(body["data"]).toEqual({ url: expect.stringContaining("/sandbox-checkout/") });
  });

  it("is for owners, and for who has paid by card", async () => {
    expect(await refusal(api.cast.alice, "payment-method")).toEqual([409, "payment.no-customer"]);
    await payFirst();
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "payment-method")).toEqual([403, "role.forbidden"]);
    expect(await refusal(api.cast.charlie, "payment-method")).toEqual([409, "payment.no-customer"]);
    expect((await post(null, "payment-method")).status).toBe(401);
  });
});

describe("choosing a plan", () => {
  async function chosen(): Promise<string> {
    const { status, body } = await post(api.cast.alice, "choose-plan");
    expect(status).toBe(200);
    const { path } = body["data"] as { path: string };
    return /^\/pay\/([\w-]{43})$/u.exec(path)?.[1] ?? "";
  }

  it("leads to a page to pay on, at the standard price", async () => {
    const token = await chosen();
    expect((await readPaymentLink(api.services, token)).plan.monthlyPrice).toBe(49_700);
    await payLink(api.services, token);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("ACTIVE");
  });

  it("keeps the price that was agreed before", async () => {
    await payFirst();
    await fallCanceled();
    expect((await readPaymentLink(api.services, await chosen())).plan.monthlyPrice).toBe(30_000);
  });

  it("lets a suspended client pay with another card, once", async () => {
    await payFirst();
    await fallSuspended();
    await payLink(api.services, await chosen());
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription?.status).toBe("ACTIVE");
    expect(billingHistory.map(({ status }) => status)).toEqual(["paid", "void", "paid"]);
  });

  it("is refused while a subscription runs, and while the organization is suspended", async () => {
    await payFirst();
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([409, "subscription.active"]);
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([409, "subscription.active"]);
    await suspendClient(bakery(), "The terms were broken.");
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([403, "organization.suspended"]);
  });

  it("is for owners, each of their own organization", async () => {
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "choose-plan")).toEqual([403, "role.forbidden"]);
    expect((await post(null, "choose-plan")).status).toBe(401);
  });
});
