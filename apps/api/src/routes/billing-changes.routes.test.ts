import { planSwitch, reactivation } from "@plumbline/contract/billing";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { suspendClient } from "@plumbline/core/clients/suspend-client";
import {
  decideDisputes,
  disputeNewest,
  failNextCharge,
  refundNewest,
  replaceCard,
} from "@plumbline/core/platform/payments/sandbox/operate";
import type { Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  api,
  bakery,
  billingOf,
  post,
  refusal,
  payFirst,
  pass,
  fallSuspended,
  fallCanceled,
  stageBilling,
} from "#routes/billing-stage.testing.ts";

stageBilling();

describe("reactivating a subscription", () => {
  const reactivationFor = (person: Person | null) =>
    api.send(person, { url: "/api/client-auth/reactivation" });

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
    const shown = await reactivationFor(api.cast.alice);
    expect(shown.body["data"]).toEqual({
      plan: "Monthly",
      dueToday: amounts[0],
      isExact: true,
      monthlyPrice: 300,
      nextBillingDate: "2027-01-01T12:00:00.000Z",
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

  it("charges every invoice that is due, which add up to what was shown", async () => {
    await payFirst();
    await fallSuspended();
    await api.services.db.execute(
      sql`update sandbox_invoices set next_attempt_at = '2027-03-01' where state = 'open'`,
    );
    await replaceCard(api.services, api.cast.alice.organizationId, "fails-later");
    await pass(31);
    await replaceCard(api.services, api.cast.alice.organizationId, "accepted");
    const [newest, older] = (await billingOf(api.cast.alice)).billingHistory;
    expect([newest?.status, older?.status]).toEqual(["failed", "failed"]);
    const { dueToday } = reactivation.parse((await reactivationFor(api.cast.alice)).body["data"]);
    expect(dueToday).toBe(60_000);
    expect((await post(api.cast.alice, "reactivate-subscription", { dueToday })).status).toBe(200);
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription?.status).toBe("ACTIVE");
    expect(billingHistory.map(({ amount, status }) => [amount, status])).toEqual([
      [30_000, "paid"],
      [30_000, "paid"],
      [13_000, "paid"],
    ]);
  });

  it("charges nothing but what was shown", async () => {
    await payFirst();
    await fallCanceled();
    const { dueToday } = reactivation.parse((await reactivationFor(api.cast.alice)).body["data"]);
    await pass(1);
    expect(await refusal(api.cast.alice, "reactivate-subscription", { dueToday })).toEqual([
      409,
      "plan.amount-changed",
    ]);
    expect((await billingOf(api.cast.alice)).billingHistory).toHaveLength(1);
    const again = reactivation.parse((await reactivationFor(api.cast.alice)).body["data"]);
    const agreed = { dueToday: again.dueToday };
    expect((await post(api.cast.alice, "reactivate-subscription", agreed)).status).toBe(200);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({ amount: again.dueToday });
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
    for (const person of [api.cast.bob, api.cast.vera]) {
      expect(await refusal(person, "reactivate-subscription")).toEqual([403, "role.forbidden"]);
      expect((await reactivationFor(person)).body["code"]).toBe("role.forbidden");
    }
    expect((await reactivationFor(api.cast.charlie)).body["code"]).toBe("subscription.not-lapsed");
    expect((await reactivationFor(null)).status).toBe(401);
    expect(await refusal(api.cast.charlie, "reactivate-subscription")).toEqual([
      409,
      "subscription.not-lapsed",
    ]);
    expect((await post(null, "reactivate-subscription")).status).toBe(401);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("CANCELED");
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
    const { rows } = await api.services.db.execute<{ text: string }>(
      sql`select text from mails where subject like '%switched to the Monthly plan' order by id desc limit 1`,
    );
    expect(rows[0]?.text).toContain("Your credit of $130.00 lowers your next payments.");
    expect(rows[0]?.text).toMatch(/Next payment:?\s+\$367\.00 on December 1, 2026/u);
    await pass(13);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({
      amount: 36_700,
      status: "paid",
    });
  });

  it("credits only the unused days that were paid for and not refunded", async () => {
    await payFirst(49_700);
    await refundNewest(api.services, api.cast.alice.organizationId);
    await settlePayments(api.services);
    // 13 of November's 30 days at $797, of which none was paid.
    const offer = await shown("plus");
    expect(offer).toMatchObject({ dueNow: 34_537, credit: 0 });
    await post(api.cast.alice, "switch-plan", { planId: "plus", dueNow: 34_537, shownAt: offer.shownAt });
    const [newest] = (await billingOf(api.cast.alice)).billingHistory;
    expect(newest?.lines.map(({ amount }) => amount)).toEqual([34_537]);
    // What was paid for the switch is kept, so it counts again.
    expect(await shown("monthly")).toMatchObject({ dueNow: 0, credit: 13_000 });
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

  it("is done in the first hours of the month in which the subscription starts, before others are charged", async () => {
    api.services.clock.advance(Date.parse("2026-12-01T00:28:00Z") - api.services.clock.now().getTime());
    await payFirst(49_700);
    const { dueNow, shownAt } = await shown("plus");
    expect(dueNow).toBe(30_000);
    const answer = await post(api.cast.alice, "switch-plan", { planId: "plus", dueNow, shownAt });
    expect(answer.body).toEqual({ success: true, message: "Successfully switched to Plus plan" });
  });

  it("at an amount of the month before is refused once the next one is charged", async () => {
    await payFirst(49_700);
    api.services.clock.advance(Date.parse("2026-12-01T11:50:00Z") - api.services.clock.now().getTime());
    const { dueNow, shownAt } = await shown("plus");
    await pass(0.01);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({ amount: 49_700 });
    expect(await refusal(api.cast.alice, "switch-plan", { planId: "plus", dueNow, shownAt })).toEqual([
      409,
      "plan.amount-changed",
    ]);
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
