import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { contextFor } from "@plumbline/core/platform/context";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import type { Person } from "@plumbline/testing/cast";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ORIGIN = "https://app.example.org";
const SUCCESS_URL = `${ORIGIN}/login?payment=success`;
const CANCEL_URL = `${ORIGIN}/pay/token?cancelled=true`;
const FORM = "application/x-www-form-urlencoded";

let api: TestApi;

beforeEach(async () => {
  api = await testApi({ environment: { PUBLIC_URL: ORIGIN, BRAND_NAME: "Ac<me" } });
});
afterEach(() => api.close());

async function linkFor({ organizationId }: Person): Promise<void> {
  const expiresAt = new Date(api.services.clock.now().getTime() + 24 * 60 * 60 * 1000);
  const context = contextFor(api.services, organizationId);
  await createPaymentLink(context, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt });
}

/** Opens a checkout for someone's newest link and answers the path of its page. */
async function checkoutFor({ organizationId }: Person): Promise<string> {
  const { body } = await api.send(null, {
    method: "POST",
    url: "/api/stripe/create-payment-session",
    payload: {
      priceId: "price_sandbox_monthly_49700",
      organizationId,
      successUrl: SUCCESS_URL,
      cancelUrl: CANCEL_URL,
    },
  });
  return new URL(String(body["url"])).pathname;
}

async function look(path: string) {
  const { status, headers, bytes } = await api.send(null, { url: path });
  return { status, headers, page: bytes.toString() };
}

async function submit(path: string, payload: string, headers: Record<string, string> = { origin: ORIGIN }) {
  const answer = await api.send(null, {
    method: "POST",
    url: path,
    headers: { "content-type": FORM, ...headers },
    payload,
  });
  return { ...answer, page: answer.bytes.toString() };
}

/** What was paid, once everything has happened that follows. */
async function payments(): Promise<number> {
  await settlePayments(api.services);
  const { rows } = await api.services.db.execute(
    "select id from audit_log where action in ('payment.received', 'payment.received-twice')",
  );
  return rows.length;
}

describe("the sandbox's checkout", () => {
  it("shows what is due today and from the next month, marked as a test", async () => {
    await linkFor(api.cast.alice);
    const { status, page } = await look(await checkoutFor(api.cast.alice));
    expect(status).toBe(200);
    for (const words of [
      "Test checkout.",
      "Pay for Harbor Bakery",
      "$215.37",
      "until November 30, 2026",
      "December 1, 2026",
      "$497.00",
      "4242 4242 4242 4242",
      "4000 0000 0000 0002",
      "Ac&lt;me",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain(`href="${CANCEL_URL}"`);
  });

  it("may run no script, load nothing and send its form to this site alone", async () => {
    await linkFor(api.cast.alice);
    const { headers, page } = await look(await checkoutFor(api.cast.alice));
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/u,
    );
    expect(headers["cache-control"]).toBe("no-store");
    expect(page).not.toMatch(/<script|<img|<link|style="/iu);
  });

  it("paid with the good card leads back and activates what was paid for, once", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await submit(path, "card=accepted");
      expect(status).toBe(303);
      expect(headers["location"]).toBe(SUCCESS_URL);
    }
    expect(await payments()).toBe(1);
    const { status, page } = await look(path);
    expect(status).toBe(200);
    expect(page).toContain("This is complete");
  });

  it("is paid once when the form is sent several times at once", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(path, "card=accepted")));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await payments()).toBe(1);
  });

  it("stays open after a declined card, with the reason on top", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    const { status, page } = await submit(path, "card=declined");
    expect(status).toBe(402);
    expect(page).toContain("Your card was declined. You have not been charged.");
    expect(await payments()).toBe(0);
    expect((await submit(path, "card=accepted")).status).toBe(303);
  });

  it.each(["", "card=", "card=4242424242424242", "card=accepted&card=other", "__proto__=accepted"])(
    "is not paid by the form %j",
    async (form) => {
      await linkFor(api.cast.alice);
      const { status, page } = await submit(await checkoutFor(api.cast.alice), form);
      expect(status).toBe(400);
      expect(page).toContain("Choose one of the test cards.");
      expect(await payments()).toBe(0);
    },
  );

  it("takes its form from its own page alone", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    for (const origin of ["https://evil.example", "null", "http://app.example.org"]) {
      expect((await submit(path, "card=accepted", { origin })).status).toBe(403);
    }
    expect(await payments()).toBe(0);
  });

  it("asks the holder of some cards to confirm, on a page of its own", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    const { status, page } = await submit(path, "card=authentication");
    expect(status).toBe(200);
    expect(page).toContain("Your bank asks you to confirm");
    expect(page).toContain("$215.37");
    expect(await payments()).toBe(0);
    const refused = await submit(path, "confirmation=no");
    expect(refused.status).toBe(402);
    expect(refused.page).toContain("Your card was declined. You have not been charged.");
    await submit(path, "card=authentication");
    expect((await submit(path, "confirmation=yes")).headers["location"]).toBe(SUCCESS_URL);
    expect(await payments()).toBe(1);
  });

  it("is not paid by confirming what nobody was asked to", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    expect((await submit(path, "confirmation=yes")).status).toBe(200);
    expect(await payments()).toBe(0);
  });

  it("expires after an hour, unpaid", async () => {
    await linkFor(api.cast.alice);
    const path = await checkoutFor(api.cast.alice);
    api.services.clock.advance(60 * 60 * 1000);
    expect(await look(path)).toMatchObject({ status: 410 });
    const { status, page } = await submit(path, "card=accepted");
    expect(status).toBe(410);
    expect(page).toContain("You have not been charged.");
  });

  it("replaces the card of a client who has paid, and charges nothing", async () => {
    await linkFor(api.cast.alice);
    await submit(await checkoutFor(api.cast.alice), "card=accepted");
    await settlePayments(api.services);
    const { body } = await api.send(api.cast.alice, {
      method: "POST",
      url: "/api/client-auth/payment-method",
    });
    const { url } = body["data"] as { url: string };
    const path = new URL(url).pathname;
    expect((await look(path)).page).toContain("Replace the card of Harbor Bakery");
    const { status, headers } = await submit(path, "card=expires");
    expect([status, headers["location"]]).toEqual([303, `${ORIGIN}/billing`]);
    expect(await payments()).toBe(1);
    const billing = await api.send(api.cast.alice, { url: "/api/client-auth/billing" });
    expect(billing.body).toMatchObject({
      data: { paymentMethod: { brand: "Mastercard", last4: "4444", expiresOn: "2026-11", isExpired: false } },
    });
  });

  it("does not exist at a made-up address", async () => {
    const { status, page } = await look(`/sandbox-checkout/${"x".repeat(43)}`);
    expect(status).toBe(404);
    expect(page).toContain("There is no such checkout");
    expect((await submit(`/sandbox-checkout/${"x".repeat(43)}`, "card=accepted")).status).toBe(404);
  });

  it("is the only place that takes forms", async () => {
    expect((await submit("/api/client-auth/login", "email=a")).status).toBe(415);
  });
});
