import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { resumeClient, suspendClient } from "@plumbline/core/clients/suspend-client";
import { disputeNewest, failNextCharge } from "@plumbline/core/platform/payments/sandbox/operate";
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
        "Your subscription continues",
      );
    expect((await billingOf(api.cast.alice)).account.kind).toBe("active");
  });

  it("is possible while a payment is due: no one has to pay to be able to leave", async () => {
    await payFirst();
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect((await post(api.cast.alice, "cancel-subscription")).status).toBe(200);
  });

  const suspendByOperator = async () => {
    await suspendClient(bakery(), "The terms were broken.");
    await settlePayments(api.services);
  };
  const dispute = async () => {
    await disputeNewest(api.services, api.cast.alice.organizationId);
    await settlePayments(api.services);
  };

  it.each([
    ["for non-payment", "suspended-unpaid", fallSuspended],
    ["by the operator", "suspended-by-operator", suspendByOperator],
    ["for a dispute", "suspended-disputed", dispute],
  ])(
    "is possible while suspended %s, at the provider too, and can be taken back",
    async (_by, kind, fall) => {
      await payFirst();
      await fall();
      expect((await post(api.cast.alice, "cancel-subscription")).status).toBe(200);
      const { account, currentSubscription } = await billingOf(api.cast.alice);
      expect(account).toMatchObject({
        kind,
        next: { what: expect.stringContaining("was canceled, so it ends on") },
      });
      expect(currentSubscription).toMatchObject({ cancelsAtPeriodEnd: true, nextBillingDate: null });
      const atProvider = async () =>
        (
          await api.services.db.execute(sql`select cancels_at_period_end from sandbox_subscriptions`)
        ).rows.map((row) => row["cancels_at_period_end"]);
      expect(await atProvider()).toEqual([true]);
      await post(api.cast.alice, "resume-subscription");
      expect(await atProvider()).toEqual([false]);
      await post(api.cast.alice, "cancel-subscription");
      await pass(31);
      expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("CANCELED");
    },
  );

  it("is told as what it is while suspended for non-payment, whose mail says how much is due", async () => {
    await payFirst();
    await fallSuspended();
    await post(api.cast.alice, "cancel-subscription");
    await post(api.cast.alice, "resume-subscription");
    const { rows } = await api.services.db.execute(
      sql`select subject, text from mails where subject ~ 'suspended|canceled|continues' order by created_at, id`,
    );
    expect(rows.map((row) => String(row["subject"]).replace(/^.*: /u, ""))).toEqual([
      "Your subscription is suspended",
      "You canceled your subscription",
      "Your subscription continues",
    ]);
    expect(rows[0]?.["text"]).toMatch(/^Amount due: \$300\.00$/mu);
  });

  it("of a client whom the operator suspends leaves nothing to be charged, until the suspension ends", async () => {
    await payFirst();
    await suspendByOperator();
    expect((await billingOf(api.cast.alice)).currentSubscription?.nextBillingDate).toBeNull();
    await pass(13);
    expect((await billingOf(api.cast.alice)).billingHistory.map(({ status }) => status)).toEqual([
      "void",
      "paid",
    ]);
    await resumeClient(bakery());
    await settlePayments(api.services);
    expect((await billingOf(api.cast.alice)).currentSubscription?.nextBillingDate).toBe(
      "2027-01-01T12:00:00.000Z",
    );
    await pass(31);
    expect((await billingOf(api.cast.alice)).billingHistory[0]).toMatchObject({
      amount: 30_000,
      status: "paid",
    });
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
