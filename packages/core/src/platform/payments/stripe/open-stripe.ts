import { Stripe } from "stripe";

import { AppError } from "#platform/app-error.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/context.ts";

/** Version of Stripe's API that every answer is read by, whatever the account's own default is. */
export const STRIPE_API_VERSION = "2026-10-28.endive";

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** What the parts of Stripe's provider work with. */
export interface StripePart extends Pick<Services, "db" | "clock" | "config" | "log"> {
  stripe: Stripe;
}

/** Stripe's own client, with the key of the settings and the version that is pinned here. */
export function openStripe({ payments }: Pick<Config, "payments">): Stripe {
  const { stripeSecretKey = "", stripeApiUrl } = payments;
  const peer = stripeApiUrl === undefined ? null : new URL(stripeApiUrl);
  return new Stripe(stripeSecretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(peer === null ? {} : { protocol: "http", host: peer.hostname, port: peer.port }),
  });
}

/**
 * Calls Stripe. What it answers to a failure may hold a person's data, so only the kind of failure and the id of
 * the request go on.
 *
 * @throws {AppError} `payment.provider-unavailable` when Stripe cannot be reached or cannot answer now
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isUnavailable(error)) throw new AppError("payment.provider-unavailable");
    throw new StripeRefusal(error);
  }
}

function isUnavailable(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (it) => error instanceof it,
  );
  return isAway || (error.statusCode ?? 0) >= 500;
}

/** A call Stripe answered with a refusal. */
export class StripeRefusal extends Error {
  readonly code: string | undefined;
  /** Whether it refused because of the card. */
  readonly isCardError: boolean;

  constructor(error: InstanceType<typeof Stripe.errors.StripeError>) {
    const { type, code, param, requestId } = error;
    const details = Object.entries({ code, param, request: requestId }).filter(
      ([, value]) => value !== undefined,
    );
    super(`Stripe refused a call: ${type} ${details.map(([name, value]) => `${name}=${value}`).join(" ")}`);
    this.name = "StripeRefusal";
    this.code = error.decline_code === "authentication_required" ? "authentication_required" : code;
    this.isCardError = error instanceof Stripe.errors.StripeCardError;
  }
}

/** States what a refusal because of the card means; other refusals go on. */
export async function chargeOutcome(
  charge: () => Promise<unknown>,
): Promise<"done" | "declined" | "needs-authentication"> {
  try {
    await callStripe(charge);
    return "done";
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    if (AUTHENTICATION_CODES.has(error.code ?? "")) return "needs-authentication";
    if (error.isCardError) return "declined";
    throw error;
  }
}

const AUTHENTICATION_CODES: ReadonlySet<string> = new Set([
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
]);

/** A moment as Stripe counts: whole seconds. */
export function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The id of something that may have been expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}
