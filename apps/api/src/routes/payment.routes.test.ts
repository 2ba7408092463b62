import { randomUUID } from "node:crypto";

import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { contextFor } from "@plumbline/core/platform/context";
import { giveCard } from "@plumbline/core/platform/payments/sandbox/hosted-page";
import type { Person } from "@plumbline/testing/cast";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ORIGIN = "https://app.example.org";
const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ environment: { PUBLIC_URL: `${ORIGIN}/` } });
});
afterAll(() => api.close());
// Whoever asks often is held up; each test is someone who has just come.
beforeEach(() => api.services.clock.advance(16 * 60 * 1000));

interface LinkTerms {
  cents?: number;
  days?: number;
}

function linkFor({ organizationId }: Person, { cents = 49_700, days = 30 }: LinkTerms = {}) {
  const expiresAt = new Date(api.services.clock.now().getTime() + days * DAY_MS);
  const context = contextFor(api.services, organizationId, { kind: "operator" });
  return createPaymentLink(context, { plan: "monthly", monthlyPriceCents: cents, expiresAt });
}

function open(token: string) {
  return api.send(null, { url: `/api/auth/payment-link/${token}` });
}

function order(token: string, person: Person, changes: Record<string, unknown> = {}) {
  const payload = {
    priceId: "price_sandbox_monthly_49700",
    organizationId: person.organizationId,
    successUrl: `${ORIGIN}/login?payment=success`,
    cancelUrl: `${ORIGIN}/pay/${token}?cancelled=true`,
    ...changes,
  };
  return api.send(null, { method: "POST", url: "/api/stripe/create-payment-session", payload });
}

async function pay(token: string, person: Person, changes: Record<string, unknown> = {}): Promise<void> {
  const { body } = await order(token, person, changes);
  const sessionId = String(body["sessionId"]);
  expect(await giveCard(api.services, { sessionId, card: "accepted" })).toBe("done");
  await settlePayments(api.services);
}

describe("a payment link", () => {
  it("tells what is to be paid, for whom, and nothing else", async () => {
    const { alice } = api.cast;
    const { status, body } = await open(await linkFor(alice));
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      paymentLink: {
        expiresAt: expect.stringMatching(/^2026-12-18T/u),
        organization: { id: alice.organizationId, name: "Harbor Bakery", contactEmail: alice.email },
        plan: {
          name: "Monthly",
          description: expect.stringMatching(/monitoring/u),
          monthlyPrice: 49_700,
          stripePriceId: "price_sandbox_monthly_49700",
        },
        firstPayment: { cents: 21_537, isExact: true, until: "2026-12-01T12:00:00.000Z" },
      },
    });
  });

  it("that has expired is told with the time it expired at", async () => {
    const { status, body } = await open(await linkFor(api.cast.alice, { days: -1 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentLink: { expiresAt: expect.stringMatching(/^2026-11-17T/u) } });
  });

  it("that was paid says so and no more", async () => {
    const token = await linkFor(api.cast.charlie);
    await pay(token, api.cast.charlie);
    const { status, body } = await open(token);
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      code: "payment-link.paid",
      error: "This payment link has already been paid. Log in to see your dashboard.",
    });
    expect((await order(token, api.cast.charlie)).body).toMatchObject({ code: "payment-link.paid" });
  });

  it.each(["nothing", "0".repeat(43), "%F0%9F%92%B3"])("%s does not exist", async (token) => {
    const { status, body } = await open(token);
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      code: "payment-link.not-found",
      error: "This payment link is no longer valid.",
    });
  });
});

describe("a checkout", () => {
  it("opens for the link's own price and organization, at the provider's page", async () => {
    const { alice } = api.cast;
    const { status, body } = await order(await linkFor(alice), alice);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      sessionId: expect.stringMatching(/^[\w-]{43}$/u),
      url: `${ORIGIN}/sandbox-checkout/${String(body["sessionId"])}`,
    });
  });

  it("is found by no one who sees the database alone", async () => {
    const { alice } = api.cast;
    const { body } = await order(await linkFor(alice), alice);
    for (const table of ["checkouts", "sandbox_pages", "sandbox_requests"]) {
      const dump = JSON.stringify(await api.services.db.execute(`select * from ${table}`));
      expect(dump).not.toContain(String(body["sessionId"]));
    }
  });

  it("is the same however often the button is pressed, also at once, and makes no further row", async () => {
    const { alice } = api.cast;
    const token = await linkFor(alice);
    const first = await order(token, alice);
    const again = await Promise.all(Array.from({ length: 5 }, () => order(token, alice)));
    expect(new Set([first, ...again].map(({ body }) => body["url"])).size).toBe(1);
    const returning = [
      { successUrl: `${ORIGIN}/login?payment=success&x=1` },
      { cancelUrl: `${ORIGIN}/pay/${token}?x=2` },
    ];
    for (const changes of returning)
      expect((await order(token, alice, changes)).body["url"]).toBe(first.body["url"]);
  });

  it("is another one once the first has run out", async () => {
    const { alice } = api.cast;
    const token = await linkFor(alice, { cents: 45_600 });
    const priceId = "price_sandbox_monthly_45600";
    const first = await order(token, alice, { priceId });
    api.services.clock.advance(55 * 60 * 1000);
    const second = await order(token, alice, { priceId });
    expect(second.status).toBe(200);
    expect(second.body["url"]).not.toBe(first.body["url"]);
  });

  it("does not open while a card is charged for a running subscription", async () => {
    const client = await createOrganization(api.services, {
      name: "Corner Clinic",
      website: "corner-clinic.example",
      owner: { name: "Nora North", email: "nora@corner-clinic.example" },
    });
    const nora = { ...client, email: "nora@corner-clinic.example", name: "Nora North" };
    await pay(await linkFor(nora), nora);
    const { status, body } = await order(await linkFor(nora), nora);
    expect([status, body["code"]]).toEqual([409, "subscription.active"]);
  });

  it("is not opened for who asks too often", async () => {
    const { alice } = api.cast;
    const token = await linkFor(alice, { cents: 34_500 });
    const asked = [];
    for (let time = 0; time < 31; time += 1)
      asked.push((await order(token, alice, { priceId: "price_sandbox_monthly_34500" })).status);
    expect(asked.filter((status) => status === 200)).toHaveLength(30);
    expect(asked.at(-1)).toBe(429);
  });

  it.each<[string, (cast: TestApi["cast"]) => Record<string, unknown>]>([
    ["another price", () => ({ priceId: "price_sandbox_monthly_100" })],
    ["another organization's id", ({ bob }) => ({ organizationId: bob.userId })],
    ["an organization that is none", () => ({ organizationId: randomUUID() })],
  ])("does not open for %s", async (_case, changes) => {
    const { alice } = api.cast;
    const { status, body } = await order(await linkFor(alice), alice, changes(api.cast));
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "payment-link.not-found" });
  });

  it("does not open for an organization without a link of this price", async () => {
    const { alice, charlie } = api.cast;
    await linkFor(charlie, { cents: 9900 });
    const token = await linkFor(alice, { cents: 19_900 });
    const { status } = await order(token, charlie, { priceId: "price_sandbox_monthly_19900" });
    expect(status).toBe(404);
  });

  it("does not open for a link that has expired", async () => {
    const { alice } = api.cast;
    const token = await linkFor(alice, { cents: 29_900, days: -1 });
    const { status, body } = await order(token, alice, { priceId: "price_sandbox_monthly_29900" });
    expect(status).toBe(410);
    expect(body).toMatchObject({
      code: "payment-link.expired",
      error: "This payment link has expired. Please contact support for a new link.",
    });
  });

  it.each([
    ["successUrl", "https://evil.example/login?payment=success"],
    ["cancelUrl", "https://evil.example/pay/x?cancelled=true"],
    ["successUrl", "http://app.example.org/login"],
    ["successUrl", "https://app.example.org:8443/login"],
    ["successUrl", "https://app.example.org.evil.example/"],
    ["successUrl", "https://app.example.org@evil.example/"],
    ["successUrl", "https://evil.example@app.example.org/"],
    ["cancelUrl", "http://localhost:4400/pay/x"],
  ])("does not open with %s %s", async (field, address) => {
    const { alice } = api.cast;
    const { status, body } = await order(await linkFor(alice), alice, { [field]: address });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "payment.foreign-return-address" });
  });

  it("does not take the caller's word for where this site is", async () => {
    const { alice } = api.cast;
    const token = await linkFor(alice);
    const { status } = await api.send(null, {
      method: "POST",
      url: "/api/stripe/create-payment-session",
      headers: { host: "evil.example", origin: "https://evil.example" },
      payload: {
        priceId: "price_sandbox_monthly_49700",
        organizationId: alice.organizationId,
        successUrl: "https://evil.example/",
        cancelUrl: `${ORIGIN}/pay/${token}`,
      },
    });
    expect(status).toBe(400);
  });

  it.each([
    ["no price", { priceId: "" }, "priceId"],
    ["an organization that is no id", { organizationId: "' or 1=1 --" }, "organizationId"],
    ["a script as address", { successUrl: "javascript:alert(1)" }, "successUrl"],
    ["a path as address", { cancelUrl: "/pay/x" }, "cancelUrl"],
    ["an object as address", { cancelUrl: { $ne: "" } }, "cancelUrl"],
  ])("says which field is wrong with %s", async (_case, changes, path) => {
    const { alice } = api.cast;
    const { status, body } = await order(await linkFor(alice), alice, changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "request.invalid", debug: { issues: [{ path }] } });
  });

  it("says that a body is missing or broken", async () => {
    const call = { method: "POST" as const, url: "/api/stripe/create-payment-session" };
    expect((await api.send(null, call)).body).toMatchObject({ code: "request.invalid" });
    const broken = { ...call, headers: { "content-type": "application/json" }, payload: "{" };
    expect((await api.send(null, broken)).body).toMatchObject({ code: "request.malformed-json" });
  });
});

describe("on a machine of its own", () => {
  it("the checkout returns to any of the machine's names, with its own port alone", async () => {
    const local = await testApi({ environment: { PORT: "0" } });
    const { alice } = local.cast;
    const expiresAt = new Date(local.services.clock.now().getTime() + DAY_MS);
    await createPaymentLink(contextFor(local.services, alice.organizationId), {
      plan: "monthly",
      monthlyPriceCents: 49_700,
      expiresAt,
    });
    const own = await local.server.listen({ port: 0, host: "127.0.0.1" });
    const statusFor = async (origin: string) => {
      const payload = {
        priceId: "price_sandbox_monthly_49700",
        organizationId: alice.organizationId,
        successUrl: `${origin}/login?payment=success`,
        cancelUrl: `${origin}/pay/x?cancelled=true`,
      };
      const url = "/api/stripe/create-payment-session";
      return (await local.send(null, { method: "POST", url, payload })).status;
    };
    const { port } = new URL(own);
    expect(await statusFor(own)).toBe(200);
    expect(await statusFor(`http://localhost:${port}`)).toBe(200);
    expect(await statusFor(`http://127.0.0.1:${port === "80" ? 81 : 80}`)).toBe(400);
    expect(await statusFor(`http://192.0.2.1:${port}`)).toBe(400);
    await local.close();
  });
});
