import ipaddr from "ipaddr.js";

import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { countFailure, forgetFailures, uncountFailure } from "#sign-in/throttle.queries.ts";

export const THROTTLE_WINDOW_MINUTES = 15;
/** Failed tries in one window that are answered before the throttle says no. */
export const TRIES_PER_ACCOUNT = 10;
export const TRIES_PER_ADDRESS = 50;
export const RESETS_PER_ACCOUNT = 5;
export const RESETS_PER_ADDRESS = 25;

// Each act has counters of its own: who floods a mailbox with reset codes must not lock its owner out.
const LIMITS = {
  login: { perAccount: TRIES_PER_ACCOUNT, perAddress: TRIES_PER_ADDRESS, refusal: "login.throttled" },
  // A right password forgives wrong passwords, and must not forgive wrong codes.
  "second-factor": {
    perAccount: TRIES_PER_ACCOUNT,
    perAddress: TRIES_PER_ADDRESS,
    refusal: "login.throttled",
  },
  "reset-request": {
    perAccount: RESETS_PER_ACCOUNT,
    perAddress: RESETS_PER_ADDRESS,
    refusal: "password.reset-throttled",
  },
  "reset-confirmation": {
    perAccount: TRIES_PER_ACCOUNT,
    perAddress: TRIES_PER_ADDRESS,
    refusal: "password.reset-throttled",
  },
} as const;

type ThrottledAct = keyof typeof LIMITS;

/** Who tries: the account that is tried and the network address the try comes from. */
export interface Attempt {
  email: string;
  address: string;
}

/**
 * Counts a try before it is looked at, so that tries sent side by side cannot slip through.
 *
 * @throws {AppError} `login.throttled`, `password.reset-throttled`
 */
export async function countAttempt(
  services: Pick<Services, "db" | "clock">,
  attempt: Attempt,
  act: ThrottledAct = "login",
): Promise<void> {
  const { perAccount, perAddress, refusal } = LIMITS[act];
  const now = services.clock.now();
  const windowStart = new Date(now.getTime() - THROTTLE_WINDOW_MINUTES * 60_000);
  const window = { now, windowStart };
  const ofAddress = await countFailure(services.db, addressKey(act, attempt), window);
  const ofAccount = await countFailure(services.db, accountKey(act, attempt), window);
  if (ofAddress > perAddress || ofAccount > perAccount) throw new AppError(refusal);
}

/** Takes a successful try back: it was no failure, and the account's earlier ones are forgiven. */
export async function forgiveAttempt(
  services: Pick<Services, "db">,
  attempt: Attempt,
  act: ThrottledAct = "login",
): Promise<void> {
  await forgiveAccount(services, attempt, act);
  await uncountFailure(services.db, addressKey(act, attempt));
}

/** Forgives what was tried at an account before; the network address keeps its count. */
export async function forgiveAccount(
  services: Pick<Services, "db">,
  account: Pick<Attempt, "email">,
  act: ThrottledAct,
): Promise<void> {
  await forgetFailures(services.db, accountKey(act, account));
}

function accountKey(act: ThrottledAct, { email }: Pick<Attempt, "email">): string {
  return `${act} account:${secretHash(email.toLowerCase())}`;
}

function addressKey(act: ThrottledAct, { address }: Attempt): string {
  return `${act} address:${networkOf(address)}`;
}

/** One home or office has one IPv4 address but a whole IPv6 /64 network to choose from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
