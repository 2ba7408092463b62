import { createHmac, timingSafeEqual } from "node:crypto";

import { AppError } from "#platform/app-error.ts";
import type { SignedEvent } from "#platform/payments/payment-provider.ts";

/** Seconds an event may be on its way, as with Stripe. */
const TOLERANCE_SECONDS = 300;

interface Signing {
  key: string;
  now: Date;
}

/** An event as it is delivered: the signature covers its body and the time of this delivery. */
export function signEvent(body: string, { key, now }: Signing): SignedEvent {
  const time = Math.floor(now.getTime() / 1000);
  return { body, signature: `t=${time},v1=${digestOf(body, { key, time }).toString("hex")}` };
}

/**
 * Passes when the body was signed with the key, and lately.
 *
 * @throws {AppError} `payment.event-not-genuine`
 */
export function requireGenuine({ body, signature }: SignedEvent, { key, now }: Signing): void {
  const [, seconds = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature) ?? [];
  const time = Number(seconds);
  const given = Buffer.from(hex, "hex");
  const expected = digestOf(body, { key, time });
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const isLate = Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS;
  if (!isSigned || isLate) throw new AppError("payment.event-not-genuine");
}

function digestOf(body: string, { key, time }: { key: string; time: number }): Buffer {
  return createHmac("sha256", key).update(`${time}.${body}`).digest();
}
