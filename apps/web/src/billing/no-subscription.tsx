import { ChoosePlan } from "./choose-plan.tsx";
import { type Plan, PlanCard } from "./plan-card.tsx";

interface NoSubscriptionProps {
  plans: readonly Plan[];
  isOwner: boolean;
}

/** An organization that has not subscribed yet. */
export function NoSubscription({ plans, isOwner }: NoSubscriptionProps) {
  const [only] = plans;
  const hasChoice = plans.length > 1;
  return (
    <>
      <section
        aria-labelledby="no-subscription"
        className="max-w-2xl rounded-lg border border-line bg-surface p-6 shadow-card"
      >
        <h2 id="no-subscription" className="text-xl font-semibold tracking-tight">
          No Active Subscription
        </h2>
        <p className="mt-2 text-sm text-muted">
          {isOwner
            ? `Your website is not monitored yet. Choose ${hasChoice ? "one of the plans" : `the ${only?.name} Plan`}; you see what is due today before you pay.`
            : "Your website is not monitored yet. An owner of your organization can choose a plan."}
        </p>
        {isOwner && !hasChoice && (
          <div className="mt-5">
            <ChoosePlan>Choose a Plan</ChoosePlan>
          </div>
        )}
      </section>
      {isOwner && hasChoice && <PlansToChoose plans={plans} />}
    </>
  );
}

function PlansToChoose({ plans }: Pick<NoSubscriptionProps, "plans">) {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-lg font-semibold tracking-tight">
        Choose a Plan
      </h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} price={plan.monthlyPrice}>
            <ChoosePlan planId={plan.id} variant={plan.isRecommended ? "primary" : "secondary"}>
              {`Choose ${plan.name}`}
            </ChoosePlan>
          </PlanCard>
        ))}
      </ul>
    </section>
  );
}
