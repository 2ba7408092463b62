import { describe, expect, it } from "vitest";

import { AppError } from "#platform/app-error.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";
import { signSandboxEvent, verifySandboxEvent } from "#platform/payments/sandbox-event.ts";

const EVENT: PaymentEvent = {
  id: "evt_sandbox_1",
  type: "checkout.completed",
  organizationId: "019a0000-0000-7000-8000-000000000001",
  paymentLinkId: "019a0000-0000-7000-8000-000000000002",
  amountCents: 21_537,
  periodEndsAt: new Date("2026-12-01T00:00:00.000Z"),
  customerId: "cus_sandbox_1",
  subscriptionId: "sub_sandbox_1",
};
const NOT_GENUINE = new AppError("payment.event-not-genuine");

describe("an event of the sandbox", () => {
  it("is read as it was signed", () => {
    expect(verifySandboxEvent(signSandboxEvent(EVENT))).toEqual(EVENT);
  });

  it("is refused when a figure in it was changed", () => {
    const { body, signature } = signSandboxEvent(EVENT);
    const changed = body.replace("21537", "1");
    expect(() => verifySandboxEvent({ body: changed, signature })).toThrow(NOT_GENUINE);
  });

  it.each(["", "00", "not a signature", "é".repeat(64), "0".repeat(64)])(
    "is refused with the signature %j",
    (signature) => {
      const { body } = signSandboxEvent(EVENT);
      expect(() => verifySandboxEvent({ body, signature })).toThrow(NOT_GENUINE);
    },
  );
});
