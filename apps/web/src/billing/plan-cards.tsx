import type { CurrentSubscription } from "@plumbline/contract/billing";
import { useState } from "react";

import { Button } from "#ui/button.tsx";

import { type Plan, PlanCard } from "./plan-card.tsx";
import { planBadge, shownPrice, switchObstacle } from "./subscription-words.ts";
import { PLANS_ID, SwitchPlanDialog } from "./switch-plan-dialog.tsx";

interface PlanCardsProps {
  plans: readonly Plan[];
  subscription: CurrentSubscription;
  isOwner: boolean;
}

/** The plans there are; a switch shows its amount before one agrees. */
export function PlanCards({ plans, subscription, isOwner }: PlanCardsProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  const own = planBadge(subscription);
  const obstacle = switchObstacle(subscription, isOwner);
  return (
    <section aria-labelledby={PLANS_ID}>
      <h2 id={PLANS_ID} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        Plans
      </h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            price={shownPrice(plan, subscription)}
            badge={plan.id === subscription.planId ? own : null}
          >
            {plan.id === subscription.planId ? null : obstacle === null ? (
              <Button onPress={() => setChosen(plan)}>{`Switch to ${plan.name}`}</Button>
            ) : (
              <p className="text-sm text-muted">{obstacle}</p>
            )}
          </PlanCard>
        ))}
      </ul>
      {chosen && <SwitchPlanDialog plan={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
