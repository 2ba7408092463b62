import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { clearPayments, payLink } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";

const TERMS = { plan: "monthly", monthlyPriceCents: 49_700 };

export let services: TestServices;
export let cast: Cast;
/** The operator at the client who has just paid. */
export let bakery: OrganizationContext;

/** Has each test of a file begin on 18 November, when a client has just paid and nothing else is to be done. */
export function stageRounds(): void {
  beforeAll(async () => {
    services = await testServices();
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.clock.set(new Date("2026-11-18T12:00:00Z"));
    await clearPayments(services);
    await services.db.execute(sql`delete from pgboss.job`);
    cast = await createCast(services);
    await services.db.delete(subscriptions);
    bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
    await payLink(services, await linkAt(TERMS.monthlyPriceCents));
    await services.db.delete(mails);
  });
}

/** A link by which the client pays such a price. */
export function linkAt(monthlyPriceCents: number): Promise<string> {
  const expiresAt = new Date("2028-01-01T00:00:00Z");
  return createPaymentLink(bakery, { ...TERMS, monthlyPriceCents, expiresAt });
}

export async function subjectsTo(recipient: string): Promise<string[]> {
  const rows = await services.db.select().from(mails).where(eq(mails.recipient, recipient));
  return rows.map(({ subject }) => subject);
}

export async function toldOperator(): Promise<string[]> {
  const rows = await services.db.select({ message: operatorEvents.message }).from(operatorEvents);
  return rows.map(({ message }) => message);
}
