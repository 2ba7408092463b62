import { readAccount } from "#billing/account.queries.ts";
import { billedToNow } from "#billing/billed-to.ts";
import { applyEffects } from "#billing/lifecycle/apply-effects.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import {
  claimVersion,
  readKnown,
  settleEvents,
  versionOf,
  waitingEvents,
  writeDisputes,
  writeInvoices,
  writeSubscription,
} from "#billing/lifecycle/known-account.queries.ts";
import { nextAccount } from "#billing/lifecycle/next-account.ts";
import { settleProposals } from "#billing/lifecycle/settle-proposals.ts";
import { writeRefunds } from "#billing/lifecycle/write-refunds.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";

/**
 * Two readings by others that were written down since ours began say all that ours would: the second of them began
 * after the first was written, and so after ours began.
 */
const ENOUGH_BY_OTHERS = 2;

/**
 * `unknown`: the service has no such customer. `missing`: the provider has none, which only a person can explain;
 * nothing is changed.
 */
export type Reconciled =
  | {
      found: true;
      /** What this reading brought about; nothing where others overtook it. */
      effects: Effect["kind"][];
    }
  | { found: false; why: "unknown" | "missing" };

/**
 * Reads a customer back from the provider and makes the account agree: state, invoices, mails, scans and acts in
 * one transaction. Only a reading that began after the last one was written down is written down itself, so events
 * may come in any order, together and repeatedly. What was done at the provider before the call is known after it,
 * by this reading or by one that overtook it.
 */
export async function reconcileCustomer(
  context: OrganizationContext,
  customerId: string,
): Promise<Reconciled> {
  let firstVersion: number | null = null;
  for (;;) {
    const version = await versionOf(context, customerId);
    if (version === null) return { found: false, why: "unknown" };
    firstVersion ??= version;
    if (version - firstVersion >= ENOUGH_BY_OTHERS) return { found: true, effects: [] };
    const events = await waitingEvents(context, customerId);
    const snapshot = await context.payments.readCustomer(customerId);
    if (snapshot === null) return { found: false, why: "missing" };
    const effects = await inTransaction(context, async (inside) => {
      if (!(await claimVersion(inside, { customerId, version }))) return null;
      const applied = await applySnapshot(inside, snapshot);
      await settleEvents(inside, events);
      return applied;
    });
    if (effects !== null) return { found: true, effects };
  }
}

async function applySnapshot(
  context: OrganizationContext,
  snapshot: CustomerSnapshot,
): Promise<Effect["kind"][]> {
  const account = await readAccount(context);
  // Erased meanwhile: there is nothing left to write down.
  if (account === null) return [];
  const isSuspended = account.suspendedAt !== null;
  const known = { ...(await readKnown(context, snapshot)), isSuspended };
  const { subscription, effects } = nextAccount(known, snapshot, context.clock.now());
  if (subscription !== null && subscription.providerSubscriptionId !== null) {
    await writeSubscription(context, subscription);
  }
  const billedTo = await billedToNow(context, account);
  const { invoices: found, card } = snapshot;
  await writeInvoices(context, { name: account.name, billedTo, found, card });
  await writeRefunds(context, { found, billedTo });
  await writeDisputes(context, snapshot.disputes);
  await applyEffects(context, effects, snapshot);
  await settleProposals(context, snapshot);
  return effects.map(({ kind }) => kind);
}
