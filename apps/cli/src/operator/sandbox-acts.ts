import type { Services } from "@plumbline/core/platform/context";
import { moveClock } from "@plumbline/core/platform/movable-clock";
import type { CustomerSnapshot, InvoiceSnapshot } from "@plumbline/core/platform/payments/customer-snapshot";
import {
  type Delivery,
  deliverWaitingEvents,
} from "@plumbline/core/platform/payments/sandbox/deliver-events";
import {
  countWaitingEvents,
  decideDisputes,
  disputeNewest,
  failNextCharge,
  lookAtCustomer,
  NothingThereError,
  refundNewest,
  type Renewal,
  renewNow,
  replaceCard,
} from "@plumbline/core/platform/payments/sandbox/operate";
import { TEST_CARDS, type TestCard } from "@plumbline/core/platform/payments/sandbox/test-cards";
import { setHoldsEvents } from "@plumbline/core/platform/payments/sandbox/webhook-settings";

import { InputError } from "../exit.ts";
import { dollars } from "./billing-acts.ts";
import { requireClient } from "./require-client.ts";
import { factSheet, minuteOf, table } from "./table.ts";
import { withServices } from "./with-services.ts";

/** Rounds that look what has become due; they are made at once after time was moved. */
const ROUNDS = ["sandbox-round", "billing-round", "due-scans", "retention"] as const;

async function inSandbox<T>(act: (services: Services) => Promise<T>): Promise<T> {
  return withServices(async (services) => {
    if (services.payments.name !== "sandbox") {
      throw new InputError(
        "Stripe takes payments here. The sandbox is used where STRIPE_SECRET_KEY is not set.",
      );
    }
    try {
      return await act(services);
    } catch (error) {
      if (error instanceof NothingThereError) throw new InputError(error.message);
      throw error;
    }
  });
}

async function forClient<T>(
  term: string,
  act: (services: Services, organizationId: string) => Promise<T>,
): Promise<{ name: string; result: T }> {
  return inSandbox(async (services) => {
    const { organizationId, name } = await requireClient(services, term);
    return { name, result: await act(services, organizationId) };
  });
}

/** What happened, as text and as data. */
export interface Happened {
  text: string;
  data: Record<string, unknown>;
}

/** Tells the service's time, or moves it ahead. */
export async function clock(seconds: number): Promise<Happened> {
  return inSandbox(async (services) => {
    if (!services.config.payments.hasMovableClock) {
      throw new InputError("Time moves on one's own machine alone: PUBLIC_URL names another one.");
    }
    const now = await moveClock(services, seconds);
    if (seconds > 0) for (const round of ROUNDS) await services.queue.send(round, {});
    const words = seconds > 0 ? "The service's time is now" : "The service's time is";
    return { text: `${words} ${minuteOf(now)}.\n`, data: { now } };
  });
}

export async function renewal(term: string): Promise<Happened> {
  const { name, result } = await forClient(term, renewNow);
  return {
    text: `${renewalWords(name, result)}\n`,
    data: { name, ...result, isPaid: result?.state === "paid", isEnded: result === null },
  };
}

/** What came of the end of a period. */
export function renewalWords(name: string, renewal: Renewal | null): string {
  if (renewal === null) return `The subscription of ${name} ended, as it was canceled.`;
  const amount = dollars(renewal.cents);
  if (renewal.state === "paid") return `The subscription of ${name} was renewed, and ${amount} was paid.`;
  return renewal.state === "void"
    ? `The next period of ${name} began. Charges are on hold, so its invoice of ${amount} is void and the card was not charged.`
    : `The next period of ${name} began, but the charge of ${amount} was declined.`;
}

export async function failure(term: string): Promise<Happened> {
  const { name } = await forClient(term, failNextCharge);
  return { text: `The next charge to ${name} will be declined.\n`, data: { name } };
}

export async function card(term: string, kind: TestCard): Promise<Happened> {
  const { name } = await forClient(term, (services, id) => replaceCard(services, id, kind));
  const { number, effect } = TEST_CARDS[kind];
  return { text: `${name} now pays with ${number}, which ${effect}.\n`, data: { name, card: kind } };
}

export async function dispute(term: string): Promise<Happened> {
  const { name, result: cents } = await forClient(term, disputeNewest);
  return { text: `${name} disputes the payment of ${dollars(cents)}.\n`, data: { name, amountCents: cents } };
}

export async function decision(term: string, outcome: "won" | "lost"): Promise<Happened> {
  const { name } = await forClient(term, (services, id) => decideDisputes(services, id, outcome));
  const words = outcome === "won" ? "You keep the payment" : "The bank took the payment back";
  return { text: `The dispute of ${name} is closed. ${words}.\n`, data: { name, outcome } };
}

export async function refund(term: string): Promise<Happened> {
  const { name, result: cents } = await forClient(term, refundNewest);
  return { text: `${dollars(cents)} was refunded to ${name}.\n`, data: { name, amountCents: cents } };
}

/** Holds events back, or lets them go. */
export async function holding(isHeld: boolean): Promise<Happened> {
  return inSandbox(async (services) => {
    await setHoldsEvents(services, isHeld);
    const waiting = await countWaitingEvents(services);
    const text = isHeld
      ? 'Events are held from now on. "plumbline sandbox deliver" delivers them.\n'
      : `Events are delivered as they come. Still waiting for "plumbline sandbox deliver": ${waiting}.\n`;
    return { text, data: { isHeld, waiting } };
  });
}

/** Delivers the events that wait: once or twice, in order or backwards. */
export async function delivery(how: Delivery): Promise<Happened> {
  const deliveries = await inSandbox((services) => deliverWaitingEvents(services, how));
  return { text: `Deliveries made: ${deliveries}.\n`, data: { deliveries } };
}

/** A client as the sandbox knows it. */
export async function view(term: string): Promise<Happened> {
  const { name, result } = await forClient(term, lookAtCustomer);
  if (result === null) throw new InputError(`The sandbox has no record of ${name}.`);
  return { text: customerSheet(name, result), data: { name, ...result } };
}

/** Whether an invoice is paid, and how much of it was refunded. */
export function invoiceState({
  state,
  paidCents,
  refundedCents,
}: Pick<InvoiceSnapshot, "state" | "paidCents" | "refundedCents">): string {
  if (refundedCents === 0) return state;
  return refundedCents >= paidCents ? "refunded" : `${state}, ${dollars(refundedCents)} refunded`;
}

function customerSheet(name: string, { card, subscriptions, invoices, disputes }: CustomerSnapshot): string {
  const facts = factSheet([
    ["Client", name],
    ["Card", card === null ? "none" : `${card.brand} ending in ${card.last4}, expires ${card.expiresOn}`],
    ...subscriptions.map(({ phase, monthlyPriceCents, periodEndsAt, cancelsAtPeriodEnd }) => {
      const end = cancelsAtPeriodEnd ? "ends" : "renews";
      const next = phase === "ended" ? "" : `, ${end} ${minuteOf(periodEndsAt)}`;
      return ["Subscription", `${phase}, ${dollars(monthlyPriceCents)} a month${next}`] as const;
    }),
    ...disputes.map(({ state, amountCents }) => ["Dispute", `${dollars(amountCents)}, ${state}`] as const),
  ]);
  const rows = invoices.map((it) => [
    it.number ?? "",
    minuteOf(it.issuedAt),
    dollars(it.totalCents),
    invoiceState(it),
  ]);
  return rows.length === 0 ? facts : `${facts}\n${table(["INVOICE", "ISSUED", "TOTAL", "STATE"], rows)}`;
}
