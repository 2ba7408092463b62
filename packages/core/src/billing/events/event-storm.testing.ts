import { asc, gt, isNull, sql } from "drizzle-orm";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { createPaymentSession } from "#billing/create-payment-session.ts";
import { receivePaymentEvent } from "#billing/events/receive-payment-event.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { readPaymentLink } from "#billing/read-payment-link.ts";
import { reconcileClient } from "#billing/rounds/reconcile-all.ts";
import { settlePayments } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext, type Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import { sandboxEvents } from "#platform/database/tables/sandbox.table.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import {
  decideDisputes,
  disputeNewest,
  failNextCharge,
  NothingThereError,
  refundNewest,
  renewNow,
  replaceCard,
} from "#platform/payments/sandbox/operate.ts";
import { signEvent } from "#platform/payments/sandbox/sign-event.ts";
import { readSettings } from "#platform/payments/sandbox/webhook-settings.ts";

const ORIGIN = "https://app.example";
/** Events that are taken in, and worked on, side by side. */
const AT_ONCE = 8;
/** Rounds of acts, each followed by its share of deliveries: three quarters of the events come in them, some often. */
const ROUNDS = 4;

export interface Storm {
  clients: number;
  /** How often events come in all. */
  deliveries: number;
  /** The same seed makes the same storm. */
  seed: number;
}

/** What a storm left behind. */
export interface StormOutcome {
  events: number;
  deliveries: number;
  /** Clients whose account did not agree with the provider afterward, and what had to be corrected. */
  corrected: string[];
}

/**
 * Lets random things happen to many clients at the provider, while its events come late, many times and in any
 * order, several at once.
 */
export async function stormOfEvents(
  services: Services,
  { clients, deliveries, seed }: Storm,
): Promise<StormOutcome> {
  const random = generator(seed);
  const all: OrganizationContext[] = [];
  for (let count = 0; count < clients; count += 1) all.push(await payingClient(services, count));
  let delivered = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const client of all) await actAtRandom(client, random);
    const share = Math.floor((deliveries * round) / ROUNDS) - delivered;
    await deliverAtRandom(services, share, random);
    delivered += share;
  }
  const missed = await undelivered(services);
  await inTurns(missed, (payload) => receive(services, payload));
  await settlePayments(services);
  const corrected: string[] = [];
  for (const client of all) {
    const effects = await reconcileClient(client);
    if (effects.length > 0) corrected.push(`${client.organization.id}: ${effects.join(", ")}`);
  }
  return {
    events: await services.db.$count(sandboxEvents),
    deliveries: delivered + missed.length,
    corrected,
  };
}

/** Numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function payingClient(services: Services, count: number): Promise<OrganizationContext> {
  const [row] = await services.db
    .insert(organizations)
    .values({
      name: `Client ${count}`,
      website: `https://client-${count}.example/`,
      contactEmail: `owner@client-${count}.example`,
      createdAt: services.clock.now(),
    })
    .returning({ id: organizations.id });
  const context = contextFor(services, row?.id ?? "", { kind: "operator" });
  const expiresAt = new Date(services.clock.now().getTime() + 24 * 60 * 60 * 1000);
  const token = await createPaymentLink(context, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt });
  const { plan, organization } = await readPaymentLink(services, token);
  const { sessionId } = await createPaymentSession(services, {
    priceId: plan.stripePriceId,
    organizationId: organization.id,
    successUrl: `${ORIGIN}/login?payment=success`,
    cancelUrl: `${ORIGIN}/pay/${token}?cancelled=true`,
    ownOrigins: [ORIGIN],
    address: `10.${Math.floor(count / 250)}.${count % 250}.1`,
  });
  await giveCard(services, { sessionId, card: "accepted" });
  return context;
}

type Act = (services: Services, organizationId: string) => Promise<unknown>;

const ACTS: readonly Act[] = [
  renewNow,
  async (services, id) => {
    await failNextCharge(services, id);
    await renewNow(services, id);
  },
  disputeNewest,
  (services, id) => decideDisputes(services, id, "won"),
  async (services, id) => {
    await disputeNewest(services, id);
    await decideDisputes(services, id, "lost");
  },
  refundNewest,
  (services, id) => replaceCard(services, id, "accepted"),
];

async function actAtRandom(context: OrganizationContext, random: () => number): Promise<void> {
  const act = ACTS[Math.floor(random() * ACTS.length)];
  try {
    await act?.(context, context.organization.id);
  } catch (error) {
    // A dispute that is not there cannot be decided: nothing happens to this client now.
    if (!(error instanceof NothingThereError)) throw error;
  }
}

async function deliverAtRandom(services: Services, count: number, random: () => number): Promise<void> {
  const raised = await services.db
    .select({ payload: sandboxEvents.payload })
    .from(sandboxEvents)
    .where(gt(sql`abs(hashtext(${sandboxEvents.id})) % 4`, 0))
    .orderBy(asc(sandboxEvents.position));
  const payloads = Array.from(
    { length: count },
    () => raised[Math.floor(random() * raised.length)]?.payload ?? "",
  );
  await inTurns(payloads, (payload) => receive(services, payload));
  await workWaiting(services);
}

/** What came in none of the rounds. */
async function undelivered({ db }: Services): Promise<string[]> {
  const known = db.select({ id: paymentEvents.eventId }).from(paymentEvents);
  const rows = await db
    .select({ payload: sandboxEvents.payload })
    .from(sandboxEvents)
    .where(sql`${sandboxEvents.id} not in ${known}`);
  return rows.map(({ payload }) => payload);
}

async function receive(services: Services, payload: string): Promise<void> {
  const { signingKey: key } = await readSettings(services);
  await receivePaymentEvent(services, signEvent(payload, { key, now: services.clock.now() }));
}

async function workWaiting(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(isNull(paymentEvents.handledAt));
  await inTurns(
    waiting.map(({ id }) => id),
    (id) => workPaymentEvent(services, id),
  );
}

async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
