import ipaddr from "ipaddr.js";

import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { isOperatorsPlace } from "#operators/operator-places.queries.ts";
import { isKnownPlace } from "#sign-in/known-places.queries.ts";
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
  // Someone who is signed in proves their password: what strangers guess at the login does not count there.
  "password-check": {
    perAccount: TRIES_PER_ACCOUNT,
    perAddress: TRIES_PER_ADDRESS,
    refusal: "login.throttled",
  },
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
  // At `/ops`: what is tried at clients' accounts does not count for operators, even of the same address.
  "operator-login": {
    perAccount: TRIES_PER_ACCOUNT,
    perAddress: TRIES_PER_ADDRESS,
    refusal: "login.throttled",
  },
  "operator-second-factor": {
    perAccount: TRIES_PER_ACCOUNT,
    perAddress: TRIES_PER_ADDRESS,
    refusal: "login.throttled",
  },
} as const;

type ThrottledAct = keyof typeof LIMITS;

/** Who tries: the account that is tried and the network address the try comes from. */
export interface Attempt {
  email: string;
  address: string;
}

/** A try that was counted. */
export interface CountedAttempt extends Attempt {
  act: ThrottledAct;
  /** Whether the account's owner has signed in from there. */
  isKnownPlace: boolean;
  /** Whether it is one too many. */
  isRefused: boolean;
  /** Whether it is the first that is refused for the account in this window. */
  isFirstRefused: boolean;
}

type Counting = Pick<Services, "db" | "clock">;

/**
 * Counts a try before it is looked at, so that tries sent side by side cannot slip through. A place where the account's
 * owner has signed in before has a count of its own, so that no one elsewhere can keep them out.
 *
 * @throws {AppError} `login.throttled`, `password.reset-throttled`
 */
export async function countAttempt(
  services: Counting,
  attempt: Attempt,
  act: ThrottledAct = "login",
): Promise<CountedAttempt> {
  const counted = await tallyAttempt(services, attempt, act);
  if (counted.isRefused) throw new AppError(LIMITS[act].refusal);
  return counted;
}

/** The same for who has more to do with a try that is refused. */
export async function tallyAttempt(
  { db, clock }: Counting,
  attempt: Attempt,
  act: ThrottledAct = "login",
): Promise<CountedAttempt> {
  const { perAccount, perAddress } = LIMITS[act];
  const now = clock.now();
  const windowStart = new Date(now.getTime() - THROTTLE_WINDOW_MINUTES * 60_000);
  const window = { now, windowStart };
  const network = networkOf(attempt.address);
  const isOperators = act === "operator-login" || act === "operator-second-factor";
  const isPlaceKnown = isOperators ? isOperatorsPlace : isKnownPlace;
  const isKnown = await isPlaceKnown(db, attempt.email, { network, now });
  const ofAddress = await countFailure(db, addressKey(act, attempt), window);
  const ofAccount = await countFailure(db, accountKey(act, attempt, isKnown), window);
  return {
    ...attempt,
    act,
    isKnownPlace: isKnown,
    isRefused: ofAddress > perAddress || ofAccount > perAccount,
    isFirstRefused: !isKnown && ofAccount === perAccount + 1,
  };
}

/** Takes a successful try back: it was no failure, and the earlier ones at its account and place are forgiven. */
export async function forgiveAttempt({ db }: Pick<Services, "db">, attempt: CountedAttempt): Promise<void> {
  const { act, isKnownPlace: isKnown } = attempt;
  await forgetFailures(db, accountKey(act, attempt, isKnown));
  await uncountFailure(db, addressKey(act, attempt));
}

/** Forgives what was tried at an account before, by anyone; the network address keeps its count. */
export async function forgiveAccount(
  { db }: Pick<Services, "db">,
  attempt: Attempt,
  act: ThrottledAct,
): Promise<void> {
  for (const isKnown of [true, false]) await forgetFailures(db, accountKey(act, attempt, isKnown));
}

function accountKey(act: ThrottledAct, { email, address }: Attempt, isKnown: boolean): string {
  const account = secretHash(email.toLowerCase());
  return isKnown ? `${act} account:${account} at ${networkOf(address)}` : `${act} account:${account}`;
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
