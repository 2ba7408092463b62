import { type AccountCorrection, correctionWords } from "@plumbline/contract/account-corrections";
import { errorMessage } from "@plumbline/contract/errors";
import { replayPaymentEvents } from "@plumbline/core/billing/events/replay-payment-events";
import {
  decideRefund,
  listRefundProposals,
  type RefundProposal,
} from "@plumbline/core/billing/refund-proposals";
import { reconcileClient } from "@plumbline/core/billing/rounds/reconcile-all";
import { contextFor } from "@plumbline/core/platform/context";

import { InputError } from "../exit.ts";
import { requireClient } from "./require-client.ts";
import { minuteOf, table } from "./table.ts";
import { withServices } from "./with-services.ts";

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US cents as a person reads them. */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** Refunds that wait for the operator's decision. */
export async function readRefunds(): Promise<RefundProposal[]> {
  return withServices((services) => listRefundProposals(services));
}

/** The refunds that wait, a line each. */
export function refundTable(proposals: readonly RefundProposal[]): string {
  if (proposals.length === 0) return "No refunds are waiting for a decision.\n";
  const rows = proposals.map(({ id, name, amountCents, reason, createdAt }) => [
    id,
    name,
    dollars(amountCents),
    reason,
    minuteOf(createdAt),
  ]);
  return table(["ID", "CLIENT", "AMOUNT", "REASON", "SINCE"], rows);
}

export interface DecidedRefund {
  name: string;
  amountCents: number;
  outcome: "done" | "declined";
}

/**
 * Makes a proposed refund, or declines it.
 *
 * @throws InputError when it is none that waits
 */
export async function settleRefund(id: string, isGranted: boolean): Promise<DecidedRefund> {
  const decision = await withServices((services) => decideRefund(services, id, { isGranted }));
  if (decision === "unknown")
    throw new InputError(`There is no refund with the ID "${id}". "plumbline billing refunds" lists them.`);
  if (decision === "refunded" || decision === "declined")
    throw new InputError(errorMessage(`refund.${decision}`));
  return decision;
}

/** Says what became of a refund. */
export function refundText({ name, amountCents, outcome }: DecidedRefund): string {
  return outcome === "done"
    ? `${dollars(amountCents)} was refunded to ${name}.\n`
    : `The refund of ${dollars(amountCents)} to ${name} was declined. Their billing contacts get an email.\n`;
}

/** Has kept events worked on again. Answers how many. */
export async function replay(which: { since: Date } | { eventId: string }): Promise<{ events: number }> {
  return withServices(async (services) => {
    const events = await replayPaymentEvents(services, which);
    if ("eventId" in which && events === 0)
      throw new InputError(`There is no event with the ID "${which.eventId}".`);
    return { events };
  });
}

export interface ReconciledClient {
  name: string;
  /** What had to be corrected. */
  corrected: AccountCorrection[];
}

/** Reads a client's side back from the payment provider. */
export async function reconcile(term: string): Promise<ReconciledClient> {
  return withServices(async (services) => {
    const { organizationId, name } = await requireClient(services, term);
    const corrected = await reconcileClient(contextFor(services, organizationId, { kind: "operator" }));
    return { name, corrected };
  });
}

/** Says what had to be corrected. */
export function reconciledText({ name, corrected }: ReconciledClient): string {
  return corrected.length === 0
    ? `The account of ${name} matches the payment provider.\n`
    : `The account of ${name} was corrected: ${correctionWords(corrected)}.\n`;
}
