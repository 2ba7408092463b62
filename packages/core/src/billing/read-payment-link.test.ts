import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { settleLinks } from "#billing/payment-links.queries.ts";
import { isPaymentLinkLive } from "#billing/read-payment-link.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";

const HOUR_MS = 60 * 60 * 1000;

let services: TestServices;
let alice: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  alice = contextFor(services, (await createCast(services)).alice.organizationId);
});
afterAll(() => services.close());

function linkOfOneHour(): Promise<string> {
  const expiresAt = new Date(services.clock.now().getTime() + HOUR_MS);
  return createPaymentLink(alice, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt });
}

describe("a payment link", () => {
  it("can be paid until it expires", async () => {
    const token = await linkOfOneHour();
    expect(await isPaymentLinkLive(services, token)).toBe(true);
    services.clock.advance(HOUR_MS);
    expect(await isPaymentLinkLive(services, token)).toBe(false);
  });

  it("can be paid once", async () => {
    const token = await linkOfOneHour();
    await settleLinks(alice);
    expect(await isPaymentLinkLive(services, token)).toBe(false);
  });

  it("cannot be paid when there is none", async () => {
    expect(await isPaymentLinkLive(services, "nothing")).toBe(false);
  });
});
