import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { workPaymentEvent } from "@plumbline/core/billing/events/work-payment-event";
import { clearPayments, openCheckout, settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { contextFor } from "@plumbline/core/platform/context";
import { giveCard } from "@plumbline/core/platform/payments/sandbox/hosted-page";
import { signEvent } from "@plumbline/core/platform/payments/sandbox/sign-event";
import { readSettings } from "@plumbline/core/platform/payments/sandbox/webhook-settings";
import { createCast } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await testApi();
  key = (await readSettings(api.services)).signingKey;
});
afterAll(() => api.close());

beforeEach(async () => {
  api.services.clock.advance(1000);
  await clearPayments(api.services);
  await api.services.db.execute(sql`delete from pgboss.job`);
  api.cast = await createCast(api.services);
});

function deliver({ body, signature }: { body: string; signature: string }) {
  return api.send(null, {
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload: body,
  });
}

async function eventsStored() {
  const { rows } = await api.services.db.execute<{ id: string; payload: string; outcome: string | null }>(
    sql`select id, payload, outcome from payment_events order by received_at`,
  );
  return rows;
}

/** The event of Alice's first payment, which no one has delivered yet. */
async function paidEvent(): Promise<string> {
  const context = contextFor(api.services, api.cast.alice.organizationId);
  await api.services.db.execute(sql`delete from subscriptions`);
  const expiresAt = new Date(api.services.clock.now().getTime() + 60_000);
  const link = { plan: "monthly", monthlyPriceCents: 49_700, expiresAt };
  const sessionId = await openCheckout(api.services, await createPaymentLink(context, link));
  await giveCard(api.services, { sessionId, card: "accepted" });
  const { rows } = await api.services.db.execute<{ payload: string }>(
    sql`select payload from sandbox_events order by position limit 1`,
  );
  return rows[0]?.payload ?? "";
}

describe("the webhook", () => {
  it("stores what the provider signed, byte by byte, and leaves the work to the queue", async () => {
    const body = await paidEvent();
    const spaced = body.replace('"type"', ' "type" ');
    const { status, body: answer } = await deliver(signEvent(spaced, { key, now: api.services.clock.now() }));
    expect([status, answer]).toEqual([200, { received: true }]);
    expect(await eventsStored()).toMatchObject([{ payload: spaced, outcome: null }]);
    const { rows } = await api.services.db.execute(
      sql`select state from pgboss.job where name = 'payment-event'`,
    );
    expect(rows).toEqual([{ state: "created" }]);
    expect((await api.send(api.cast.alice, { url: "/api/client-auth/billing" })).body).toMatchObject({
      data: { currentSubscription: null },
    });
  });

  it("takes an event that comes again for the one it has, also at once", async () => {
    const signed = signEvent(await paidEvent(), { key, now: api.services.clock.now() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(signed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsStored()).toHaveLength(1);
  });

  it.each<[string, (body: string) => { body: string; signature: string }]>([
    [
      "was changed",
      (body) => ({
        ...signEvent(body, { key, now: new Date(api.services.clock.now()) }),
        body: body.replace("cus_", "cuz_"),
      }),
    ],
    [
      "is signed with another key",
      (body) => signEvent(body, { key: "other", now: api.services.clock.now() }),
    ],
    [
      "is older than five minutes",
      (body) => signEvent(body, { key, now: new Date(api.services.clock.now().getTime() - 301_000) }),
    ],
    [
      "is from the future",
      (body) => signEvent(body, { key, now: new Date(api.services.clock.now().getTime() + 301_000) }),
    ],
    ["is not signed", (body) => ({ body, signature: "" })],
    ["has a signature that is none", (body) => ({ body, signature: `t=1,v1=${"é".repeat(32)}` })],
    ["is empty", () => ({ body: "", signature: "t=1,v1=00" })],
  ])("refuses an event that %s, and keeps nothing of it", async (_case, forge) => {
    const { status, body } = await deliver(forge(await paidEvent()));
    expect([status, body["code"]]).toEqual([400, "payment.event-not-genuine"]);
    expect(await eventsStored()).toEqual([]);
  });

  it("takes an event about no one we know, and does nothing with it", async () => {
    const body = JSON.stringify({ id: "evt_1", type: "customer.updated", data: { customer: "cus_other" } });
    expect((await deliver(signEvent(body, { key, now: api.services.clock.now() }))).status).toBe(200);
    const [event] = await eventsStored();
    expect(await workPaymentEvent(api.services, event?.id ?? "")).toBe("unknown");
    expect(await eventsStored()).toMatchObject([{ outcome: "unknown" }]);
  });

  it("is the only place that takes other bodies than JSON, and no other place takes its", async () => {
    const payload = "{";
    const headers = { "content-type": "text/plain" };
    const login = await api.send(null, { method: "POST", url: "/api/client-auth/login", headers, payload });
    expect(login.status).toBe(415);
    const webhook = await api.send(null, { method: "POST", url: "/api/stripe/webhook", headers, payload });
    expect(webhook.body["code"]).toBe("payment.event-not-genuine");
  });

  it("leads to the subscription once its events are worked on", async () => {
    const body = await paidEvent();
    await deliver(signEvent(body, { key, now: api.services.clock.now() }));
    await settlePayments(api.services);
    expect((await api.send(api.cast.alice, { url: "/api/client-auth/billing" })).body).toMatchObject({
      data: { currentSubscription: { status: "ACTIVE" } },
    });
  });
});
