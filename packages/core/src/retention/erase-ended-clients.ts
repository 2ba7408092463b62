import { and, eq, lte } from "drizzle-orm";

import { type AccountRow, readAccount } from "#billing/account.queries.ts";
import { ERASURE_WARNINGS, erasureOf, KEPT_DAYS } from "#billing/erasure-dates.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { erasedMail } from "#billing/mails/erased.mail.ts";
import { erasureWarningMail } from "#billing/mails/erasure-warning.mail.ts";
import { eraseClient } from "#clients/erase-client.ts";
import { contextFor, inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { daysBefore } from "#retention/retention-periods.ts";

async function selectEnded({ db, clock }: Services, days: number): Promise<string[]> {
  const rows = await db
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.status, "CANCELED"), lte(subscriptions.endedAt, daysBefore(clock.now(), days))),
    );
  return rows.map(({ organizationId }) => organizationId);
}

/** Reminds clients who have left that their data is erased soon. Answers how many were reminded. */
export async function warnOfErasures(services: Services): Promise<number> {
  const [first] = ERASURE_WARNINGS;
  let warned = 0;
  for (const organizationId of await selectEnded(services, KEPT_DAYS - first)) {
    if (await warn(contextFor(services, organizationId))) warned += 1;
  }
  return warned;
}

async function warn(context: OrganizationContext): Promise<boolean> {
  const account = await readAccount(context);
  const endedAt = account?.subscription?.endedAt ?? null;
  if (account === null || endedAt === null) return false;
  const erasesAt = erasureOf(endedAt);
  const now = context.clock.now();
  const due = ERASURE_WARNINGS.findLast((days) => daysBefore(erasesAt, days) <= now);
  if (due === undefined || now >= erasesAt) return false;
  const { name: organization, timeZone } = account;
  const content = erasureWarningMail({
    config: context.config,
    organizationId: context.organization.id,
    organization,
    timeZone,
    erasesAt,
  });
  const eventKey = `erasure-warning ${context.organization.id} ${endedAt.toISOString()} ${due}`;
  return inTransaction(context, (inside) => mailBillingContacts(inside, { account, eventKey, content }));
}

/** Erases clients whose data has been kept long enough after the end. Answers how many. */
export async function eraseEndedClients(services: Services): Promise<number> {
  let erased = 0;
  for (const organizationId of await selectEnded(services, KEPT_DAYS)) {
    try {
      if (await eraseAndTell(contextFor(services, organizationId))) erased += 1;
    } catch (error) {
      // One client's trouble must not keep the others; the next night tries it again.
      services.log.error({ err: error, organizationId }, "A client who has left could not be erased");
    }
  }
  return erased;
}

async function eraseAndTell(context: OrganizationContext): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const account = await readAccount(inside);
    if (account === null) return false;
    await eraseClient(inside);
    await mailFarewell(inside, account);
    return true;
  });
}

/** How the keys of the last mails to clients who were erased begin. */
export const FAREWELL_KEY = "erased ";

/** The organization is no more, so its last mail belongs to none. */
async function mailFarewell(context: OrganizationContext, account: AccountRow): Promise<void> {
  const { organization, actor: _actor, ...services } = context;
  await queueMail(services, {
    ...erasedMail({
      config: services.config,
      organization: account.name,
      erasedAt: services.clock.now(),
      timeZone: account.timeZone,
    }),
    recipient: account.contactEmail,
    idempotencyKey: `${FAREWELL_KEY}${organization.id}`,
  });
}
