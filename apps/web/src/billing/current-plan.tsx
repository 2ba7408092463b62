import type { BillingEntry, CurrentSubscription } from "@plumbline/contract/billing";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";

import { ResumeButton } from "#subscription/resume-button.tsx";
import { UpdateCardButton } from "#subscription/update-card-button.tsx";
import { Chip } from "#ui/chip.tsx";

import { CancelSubscription } from "./cancel-subscription.tsx";
import { ChoosePlan } from "./choose-plan.tsx";
import { DownloadInvoice } from "./download-invoice.tsx";
import { isCancelable, nextBillingWords, statusBadge } from "./subscription-words.ts";

const ICONS = { green: CircleCheck, blue: Clock, yellow: Clock, red: CircleAlert };

interface CurrentPlanProps {
  subscription: CurrentSubscription;
  /** Whether a card is on file, which the payment provider's page can replace. */
  hasCard: boolean;
  /** The newest one there is. */
  latestInvoice: BillingEntry | undefined;
  isOwner: boolean;
}

/** The plan, its status, when it is charged next, and what can be done about it. */
export function CurrentPlan({ subscription, hasCard, latestInvoice, isOwner }: CurrentPlanProps) {
  const { word, tone } = statusBadge(subscription);
  const Icon = ICONS[tone];
  return (
    <section
      aria-labelledby="current-plan"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="current-plan" className="text-xl font-semibold tracking-tight wrap-anywhere">
          {subscription.plan} Plan
        </h2>
        <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
          {word}
        </Chip>
      </div>
      <dl className="text-sm">
        <dt className="text-muted">Next billing date</dt>
        <dd className="text-base font-medium tabular-nums">{nextBillingWords(subscription)}</dd>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {latestInvoice && <DownloadInvoice invoice={latestInvoice}>Download Invoice</DownloadInvoice>}
        {isOwner && <Acts subscription={subscription} hasCard={hasCard} />}
      </div>
      {!isOwner && <p className="text-sm text-muted">Only owners can change the subscription.</p>}
    </section>
  );
}

/** What an owner can do about the subscription as it stands. */
function Acts({ subscription, hasCard }: Pick<CurrentPlanProps, "subscription" | "hasCard">) {
  const { status, needsReactivation, cancelsAtPeriodEnd } = subscription;
  // The notice on top of the page offers to resume one that still runs.
  const isResumable = cancelsAtPeriodEnd && (status === "SUSPENDED" || status === "PAST_DUE");
  // What is overdue is paid as soon as another card is on file. A checkout would ask another amount for a new start.
  const owes = status === "SUSPENDED" && hasCard;
  return (
    <>
      {needsReactivation && owes && <UpdateCardButton>Pay with another card</UpdateCardButton>}
      {needsReactivation && !owes && <ChoosePlan variant="secondary">Pay with another card</ChoosePlan>}
      {isCancelable(subscription) && <CancelSubscription subscription={subscription} />}
      {isResumable && <ResumeButton />}
    </>
  );
}
