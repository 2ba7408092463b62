import type { CurrentSubscription } from "@plumbline/contract/billing";
import { useState } from "react";

import { Button } from "#ui/button.tsx";

import { type Plan, PlanCard } from "./plan-card.tsx";
import { planBadge, shownPrice } from "./subscription-words.ts";
import { PLANS_ID, SwitchPlanDialog } from "./switch-plan-dialog.tsx";

interface PlanCardsProps {
  plans: readonly Plan[];
  subscription: CurrentSubscription;
  /** Whether the reader may switch now. */
  canSwitch: boolean;
}

/** The plans there are; a switch shows its amount before one agrees. */
export function PlanCards({ plans, subscription, canSwitch }: PlanCardsProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  const own = planBadge(subscription);
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
            {canSwitch && plan.id !== subscription.planId && (
              <Button onPress={() => setChosen(plan)}>{`Switch to ${plan.name}`}</Button>
            )}
          </PlanCard>
        ))}
      </ul>
      {chosen && <SwitchPlanDialog plan={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
