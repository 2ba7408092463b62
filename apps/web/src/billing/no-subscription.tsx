import type { BillingData } from "@plumbline/contract/billing";

import { ChoosePlan } from "./choose-plan.tsx";

interface NoSubscriptionProps {
  plans: BillingData["availablePlans"];
  isOwner: boolean;
}

/** An organization that has not subscribed yet. */
export function NoSubscription({ plans, isOwner }: NoSubscriptionProps) {
  const names = plans.map(({ name }) => `the ${name} Plan`).join(" or ");
  return (
    <section
      aria-labelledby="no-subscription"
      className="max-w-2xl rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="no-subscription" className="text-xl font-semibold tracking-tight">
        No Active Subscription
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        {isOwner
          ? `Your website is not monitored yet. Choose ${names}; you see the price before you pay.`
          : "Your website is not monitored yet. An owner of your organization can choose a plan."}
      </p>
      {isOwner && <ChoosePlan>Choose a Plan</ChoosePlan>}
    </section>
  );
}
