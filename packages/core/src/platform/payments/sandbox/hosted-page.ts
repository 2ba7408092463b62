import { type FirstPeriod, firstPeriod } from "@plumbline/contract/billing-period";

import {
  findCustomer,
  holdCustomer,
  putCardOnFile,
  setFailsNext,
} from "#platform/payments/sandbox/customers.queries.ts";
import { findPage, holdPage, type PageRow, updatePage } from "#platform/payments/sandbox/pages.queries.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import { changeWorld, type Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { startPaid } from "#platform/payments/sandbox/subscriptions.ts";
import type { TestCard } from "#platform/payments/sandbox/test-cards.ts";

/** `confirming`: a card was given whose holder still has to confirm. */
export type PageState = "open" | "confirming" | "completed" | "expired";

/** A hosted page of the sandbox as it is shown. */
export interface HostedPage {
  state: PageState;
  customerName: string;
  /** What is bought, and what of it is due today; null where the card on file is replaced. */
  purchase: { planName: string; monthlyPriceCents: number; firstPeriod: FirstPeriod } | null;
  successUrl: string;
  cancelUrl: string;
}

/** The page of a session id, or null when there is none. */
export async function readHostedPage(
  sandbox: Pick<Sandbox, "db" | "clock">,
  sessionId: string,
): Promise<HostedPage | null> {
  const page = await findPage(sandbox, sessionId);
  const customer = page === null ? null : await findCustomer(sandbox, page.customerId);
  if (page === null || customer === null) return null;
  const { purchase, successUrl, cancelUrl } = page;
  const now = sandbox.clock.now();
  return {
    state: stateOf(page, now),
    customerName: customer.name,
    purchase:
      purchase === null
        ? null
        : {
            planName: purchase.planName,
            monthlyPriceCents: purchase.monthlyPriceCents,
            firstPeriod: firstPeriod(purchase.monthlyPriceCents, now),
          },
    successUrl,
    cancelUrl,
  };
}

export interface CardGiven {
  sessionId: string;
  card: TestCard;
}

/** `refused`: the page takes no card any more. */
export type PageResult = "done" | "declined" | "confirm" | "refused";

/** Uses a card on a page: pays for the purchase, or becomes the card on file. Doing so again changes nothing. */
export async function giveCard(sandbox: Sandbox, { sessionId, card }: CardGiven): Promise<PageResult> {
  return changeWorld(sandbox, async (inside) => {
    const page = await holdPage(inside, sessionId);
    const state = page === null ? "expired" : stateOf(page, inside.clock.now());
    if (state === "completed") return "done";
    if (page === null || state === "expired") return "refused";
    const customer = await holdCustomer(inside, page.customerId);
    if (customer.failsNext) await setFailsNext(inside, customer.id, false);
    if (card === "declined" || customer.failsNext) return "declined";
    if (card === "authentication") {
      await updatePage(inside, page, { isConfirming: true });
      return "confirm";
    }
    await complete(inside, page, card);
    return "done";
  });
}

/** The holder of a card confirms it at the bank, or does not. */
export async function confirmCard(
  sandbox: Sandbox,
  { sessionId, isConfirmed }: { sessionId: string; isConfirmed: boolean },
): Promise<PageResult> {
  return changeWorld(sandbox, async (inside) => {
    const page = await holdPage(inside, sessionId);
    const state = page === null ? "expired" : stateOf(page, inside.clock.now());
    if (state === "completed") return "done";
    if (page === null || state !== "confirming") return "refused";
    if (isConfirmed) await complete(inside, page, "authentication");
    else await updatePage(inside, page, { isConfirming: false });
    return isConfirmed ? "done" : "declined";
  });
}

async function complete(sandbox: Sandbox, page: PageRow, card: TestCard): Promise<void> {
  const { customerId, purchase } = page;
  await putCardOnFile(sandbox, customerId, card);
  await updatePage(sandbox, page, { completedAt: sandbox.clock.now(), isConfirming: false });
  if (purchase === null) {
    await raiseEvent(sandbox, "customer.updated", { customer: customerId });
    return;
  }
  const { plan, monthlyPriceCents, planName, paymentLinkId } = purchase;
  const customer = await holdCustomer(sandbox, customerId);
  await startPaid(sandbox, customer, { terms: { plan, monthlyPriceCents }, planName, paymentLinkId });
  await raiseEvent(sandbox, "checkout.session.completed", { customer: customerId });
}

function stateOf({ completedAt, expiresAt, isConfirming }: PageRow, now: Date): PageState {
  if (completedAt !== null) return "completed";
  if (expiresAt <= now) return "expired";
  return isConfirming ? "confirming" : "open";
}
