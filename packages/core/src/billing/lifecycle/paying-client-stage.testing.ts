import { type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { readBilling } from "#billing/read-billing.ts";
import { billingRound } from "#billing/rounds/billing-round.ts";
import { clearPayments, settlePayments } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { findCustomerOf, invoicesOf } from "#platform/payments/sandbox/customers.queries.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

export let services: TestServices;
export let cast: Cast;
export let bakery: OrganizationContext;
export let owner: UserContext;

export const TERMS = { plan: "monthly", monthlyPriceCents: 49_700 };

export function linkFor({ organizationId }: Person): Promise<string> {
  const context = contextFor(services, organizationId, { kind: "operator" });
  return createPaymentLink(context, { ...TERMS, expiresAt: new Date("2028-01-01T00:00:00Z") });
}

/** From 18 November to the first renewal. */
export const TO_RENEWAL_DAYS = 13;

/** Lets time pass with everything that was due in it. */
export async function pass(days: number): Promise<void> {
  services.clock.advance(days * DAY_MS);
  await settlePayments(services);
  await billingRound(services);
  await settlePayments(services);
}

export async function state() {
  const [row] = await services.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, cast.alice.organizationId));
  return row;
}

export async function stateKind() {
  return (await readBilling(bakery)).account.kind;
}

export async function mailsOf(person: Person): Promise<string[]> {
  const rows = await services.db.select().from(mails).where(eq(mails.recipient, person.email));
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ subject }) => subject);
}

export async function actsOf(action: string) {
  const isOwn = eq(auditLog.organizationId, cast.alice.organizationId);
  return services.db
    .select()
    .from(auditLog)
    .where(and(isOwn, eq(auditLog.action, action)));
}

export async function scansOf(): Promise<string[]> {
  const isOwn = eq(scans.organizationId, cast.alice.organizationId);
  const rows = await services.db.select().from(scans).where(isOwn).orderBy(scans.createdAt, scans.id);
  return rows.map(({ kind, status }) => `${kind} ${status}`);
}

export async function finishAudit(): Promise<void> {
  const changes = { status: "COMPLETED" as const, finishedAt: services.clock.now() };
  await services.db.update(scans).set(changes);
}

export async function customer() {
  return (await findCustomerOf(services, cast.alice.organizationId))!;
}

export async function newestInvoice() {
  return (await invoicesOf(services, (await customer()).id, 1))[0]!;
}

/** Harbor Bakery is on stage without a subscription before each test. */
export function stagePayingClient(): void {
  beforeAll(async () => {
    services = await testServices();
  });
  afterAll(() => services.close());

  // Harbor Bakery is on stage without a subscription, on 18 November, and no one has paid yet.
  beforeEach(async () => {
    services.clock.advance(Date.parse("2026-11-18T12:00:00Z") - services.clock.now().getTime());
    await clearPayments(services);
    cast = await createCast(services);
    await services.db.delete(subscriptions);
    bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
    owner = { ...bakery, actor: { kind: "user", userId: cast.alice.userId, sessionId: "", role: "owner" } };
  });
}
