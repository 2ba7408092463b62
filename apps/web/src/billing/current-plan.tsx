import type { CurrentSubscription } from "@plumbline/contract/billing";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";

import { ReactivateButton } from "#subscription/reactivate-button.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { Chip } from "#ui/chip.tsx";

import { ChoosePlan } from "./choose-plan.tsx";
import { nextBillingWords, STATUS_BADGES } from "./subscription-words.ts";

const ICONS = { green: CircleCheck, blue: Clock, red: CircleAlert };

/** The plan, its status and when it is charged next. */
export function CurrentPlan({
  subscription,
  isOwner,
}: {
  subscription: CurrentSubscription;
  isOwner: boolean;
}) {
  const { word, tone } = STATUS_BADGES[subscription.status];
  const Icon = ICONS[tone];
  return (
    <section
      aria-labelledby="current-plan"
      className="max-w-2xl rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="current-plan" className="text-xl font-semibold tracking-tight wrap-anywhere">
          {subscription.plan} Plan
        </h2>
        <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
          {word}
        </Chip>
      </div>
      <dl className="mt-4 text-sm">
        <dt className="text-muted">Next billing date</dt>
        <dd className="text-base font-medium tabular-nums">{nextBillingWords(subscription)}</dd>
      </dl>
      <Actions subscription={subscription} isOwner={isOwner} />
    </section>
  );
}

/** What can be done about a subscription that is not running as it should. */
function Actions({ subscription, isOwner }: { subscription: CurrentSubscription; isOwner: boolean }) {
  const { status, needsReactivation } = subscription;
  if (!needsReactivation && status !== "PAST_DUE") return null;
  if (!isOwner) {
    return <p className="mt-5 text-sm text-muted">Only owners can change the subscription.</p>;
  }
  if (!needsReactivation) {
    return (
      <div className="mt-5 space-y-3 text-sm">
        <p>To pay what is due or change the card, ask the support team.</p>
        <Link to="/support?subject=Update%20payment%20method" className={buttonLook()}>
          Contact support
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-5 space-y-3 text-sm">
      <p>
        Reactivating charges the card on file for the rest of this month, at the price you agreed to. To pay
        with another card, open the payment page.
      </p>
      <div className="flex flex-wrap gap-2">
        <ReactivateButton />
        <ChoosePlan variant="secondary">Pay with another card</ChoosePlan>
      </div>
    </div>
  );
}
