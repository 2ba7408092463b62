import { and, eq, isNull, lt } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import { paymentActs } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

export type PaymentActRow = typeof paymentActs.$inferSelect;
type PaymentActKind = PaymentActRow["kind"];

/** Acts no one waits for: a worker does them. Those of people are done while they wait. */
export const QUEUED_ACTS = ["end", "hold-charges", "release-charges", "collect", "name-customer"] as const;
export type QueuedActKind = (typeof QUEUED_ACTS)[number];

export interface WantedAct {
  kind: PaymentActKind;
  /** What it is done to, and how. */
  subject: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** Providers forget keys after a day; an act that is open for longer is begun anew, after its state was read back. */
const KEY_HOURS = 20;

/** The open act of this kind and subject: the one that is under way, or a new one. */
export async function openAct(
  context: OrganizationContext,
  wanted: WantedAct,
): Promise<{ id: string; isNew: boolean }> {
  const { db, clock, organization, payments } = context;
  const now = clock.now();
  const isSame = and(
    eq(paymentActs.kind, wanted.kind),
    eq(paymentActs.subject, wanted.subject),
    isNull(paymentActs.finishedAt),
  );
  const isForgotten = lt(paymentActs.createdAt, new Date(now.getTime() - KEY_HOURS * HOUR_MS));
  await db
    .update(paymentActs)
    .set({ finishedAt: now, outcome: "abandoned" })
    .where(ownedBy(context, paymentActs, isSame, isForgotten));
  const [inserted] = await db
    .insert(paymentActs)
    .values({ ...wanted, organizationId: organization.id, provider: payments.name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentActs.id });
  if (inserted !== undefined) return { id: inserted.id, isNew: true };
  const [open] = await db
    .select({ id: paymentActs.id })
    .from(paymentActs)
    .where(ownedBy(context, paymentActs, isSame));
  // It was finished between the two statements: the wish comes again where it still stands.
  if (open === undefined) return openAct(context, wanted);
  return { id: open.id, isNew: false };
}

/** Notes how an act ended; one that has ended stays as it is. */
export async function finishAct({ db, clock }: Pick<Services, "db" | "clock">, id: string, outcome: string) {
  await db
    .update(paymentActs)
    .set({ finishedAt: clock.now(), outcome })
    .where(and(eq(paymentActs.id, id), isNull(paymentActs.finishedAt)));
}

/** An act that is open; null when it has ended or is another provider's. */
export async function findOpenAct(
  { db, payments }: Pick<Services, "db" | "payments">,
  id: string,
): Promise<PaymentActRow | null> {
  const [row] = await db
    .select()
    .from(paymentActs)
    .where(
      and(eq(paymentActs.id, id), eq(paymentActs.provider, payments.name), isNull(paymentActs.finishedAt)),
    );
  return row ?? null;
}
