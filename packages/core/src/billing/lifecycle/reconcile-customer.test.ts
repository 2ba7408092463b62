import { stageScan } from "@plumbline/testing/stage-scan";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import {
  DAY_MS,
  services,
  cast,
  bakery,
  TERMS,
  linkFor,
  pass,
  state,
  mailsOf,
  actsOf,
  scansOf,
  newestInvoice,
  stagePayingClient,
} from "#billing/lifecycle/paying-client-stage.testing.ts";
import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { readBilling } from "#billing/read-billing.ts";
import { openCheckout, payLink, settlePayments } from "#billing/settle-payments.testing.ts";
import { contextFor } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { refundProposals } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { sandboxSubscriptions } from "#platform/database/tables/sandbox.table.ts";
import { refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";

stagePayingClient();

describe("a payment", () => {
  it("activates the subscription, settles the links, queues the audit and is confirmed by mail", async () => {
    const [token, other, foreign] = [
      await linkFor(cast.alice),
      await linkFor(cast.alice),
      await linkFor(cast.charlie),
    ];
    await payLink(services, token);
    expect(await state()).toMatchObject({
      status: "ACTIVE",
      plan: "monthly",
      monthlyPriceCents: 49_700,
      startedAt: services.clock.now(),
      currentPeriodEndsAt: new Date("2026-12-01T12:00:00Z"),
      auditPromisedUntil: new Date("2026-11-19T12:00:00Z"),
      cardBrand: "Visa",
      cardLast4: "4242",
      provider: "sandbox",
    });
    for (const paid of [token, other])
      expect((await findLinkByToken(services.db, paid))?.paidAt).toEqual(services.clock.now());
    expect((await findLinkByToken(services.db, foreign))?.paidAt).toBeNull();
    expect(await scansOf()).toEqual(["initial QUEUED"]);
    const [receipt] = await services.db.select().from(mails);
    expect(receipt).toMatchObject({
      recipient: cast.alice.email,
      subject: "Harbor Bakery: payment of $215.37 received",
    });
    for (const words of [
      "Plan: Monthly",
      "Amount paid: $215.37",
      "Next payment: $497.00 on December 1, 2026",
      "The first audit of your website runs within 24 hours.",
      "No money changed hands.",
    ]) {
      expect(receipt?.text).toContain(words);
    }
    expect(await actsOf("payment.received")).toMatchObject([
      { actorKind: "system", details: { amountCents: 21_537 } },
    ]);
    expect(await actsOf("subscription.activated")).toHaveLength(1);
  });

  it("mails a temporary password to an owner who has none that works, and to no one else", async () => {
    await services.db
      .update(users)
      .set({ hasTemporaryPassword: true })
      .where(eq(users.id, cast.alice.userId));
    await payLink(services, await linkFor(cast.alice));
    expect(await mailsOf(cast.alice)).toEqual([
      "Your Plumbline account for Harbor Bakery",
      "Harbor Bakery: payment of $215.37 received",
    ]);
    const [{ text } = { text: "" }] = await services.db.select().from(mails);
    expect(text).toMatch(/Temporary password: \w{4}-\w{4}-\w{4}-\w{4}/u);
    expect(await mailsOf(cast.bob)).toEqual([]);
  });

  it("leaves a temporary password alone that was mailed a week ago or less", async () => {
    await services.db
      .update(users)
      .set({ hasTemporaryPassword: true })
      .where(eq(users.id, cast.alice.userId));
    await services.db.insert(mails).values({
      organizationId: cast.alice.organizationId,
      idempotencyKey: `welcome ${cast.alice.userId}`,
      recipient: cast.alice.email,
      subject: "Welcome",
      status: "SENT",
      createdAt: new Date(services.clock.now().getTime() - 6 * DAY_MS),
    });
    await payLink(services, await linkFor(cast.alice));
    expect(await mailsOf(cast.alice)).toEqual(["Welcome", "Harbor Bakery: payment of $215.37 received"]);
  });

  it("does not scan again where the initial audit is done", async () => {
    await stageScan(bakery);
    await payLink(services, await linkFor(cast.alice));
    expect(await scansOf()).toEqual(["initial COMPLETED"]);
    expect((await state())?.auditPromisedUntil).toBeNull();
  });

  it("is none of another organization's", async () => {
    await payLink(services, await linkFor(cast.alice));
    const charlie = contextFor(services, cast.charlie.organizationId);
    expect((await readBilling(charlie)).billingHistory).toEqual([]);
    expect(await mailsOf(cast.charlie)).toEqual([]);
  });

  it("while the operator suspends the client is taken, and nothing is scanned", async () => {
    const suspension = { suspendedAt: services.clock.now(), suspensionReason: "The terms were broken." };
    await services.db.update(organizations).set(suspension);
    await payLink(services, await linkFor(cast.alice));
    expect((await state())?.status).toBe("ACTIVE");
    expect(await scansOf()).toEqual([]);
    const billing = await readBilling(bakery);
    expect(billing.currentSubscription?.status).toBe("SUSPENDED");
    expect(billing.account).toMatchObject({
      kind: "suspended-by-operator",
      reason: "The terms were broken.",
    });
  });
});

describe("a second payment", () => {
  async function payTwice(): Promise<void> {
    const sessions = [
      await openCheckout(services, await linkFor(cast.alice)),
      await openCheckout(
        services,
        await createPaymentLink(bakery, {
          ...TERMS,
          monthlyPriceCents: 30_000,
          expiresAt: new Date("2028-01-01T00:00:00Z"),
        }),
      ),
    ];
    for (const sessionId of sessions) {
      await giveCard(services, { sessionId, card: "accepted" });
      services.clock.advance(1000);
    }
    await settlePayments(services);
  }

  it("is proposed to be given back, once, and its subscription is ended", async () => {
    await payTwice();
    const proposals = await services.db.select().from(refundProposals);
    expect(proposals).toMatchObject([{ amountCents: 13_000, state: "proposed", reason: "paid twice" }]);
    const running = await services.db.select().from(sandboxSubscriptions);
    expect(running.map(({ state, monthlyPriceCents }) => [state, monthlyPriceCents])).toEqual([
      ["active", 49_700],
      ["ended", 30_000],
    ]);
    expect(await state()).toMatchObject({ status: "ACTIVE", monthlyPriceCents: 49_700 });
    await pass(0);
    expect(await services.db.select().from(refundProposals)).toHaveLength(1);
  });

  it("is told to who paid and to the operator", async () => {
    await payTwice();
    expect(await mailsOf(cast.alice)).toEqual([
      "Harbor Bakery: payment of $215.37 received",
      "Harbor Bakery: You paid twice",
    ]);
    const toOperator = await services.db.select().from(operatorEvents);
    expect(toOperator.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Harbor Bakery paid twice\. Refund \$130\.00 with: plumbline billing refund /u),
    ]);
  });
});

it("a refund is noted, shown and told", async () => {
  await payLink(services, await linkFor(cast.alice));
  await refundPayment(services, (await newestInvoice()).paymentId!, 10_000);
  await settlePayments(services);
  expect((await mailsOf(cast.alice)).at(-1)).toBe("Harbor Bakery: Refund of $100.00");
  expect((await readBilling(bakery)).billingHistory).toMatchObject([
    { amount: 21_537, amountRefunded: 10_000, status: "paid" },
  ]);
  expect((await state())?.status).toBe("ACTIVE");
});
