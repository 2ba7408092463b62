import type { BillingData, CurrentSubscription } from "@plumbline/contract/billing";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";

import { formatCents } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";

import { planBadge } from "./subscription-words.ts";
import { SwitchPlanDialog } from "./switch-plan-dialog.tsx";

type Plan = BillingData["availablePlans"][number];

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
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-lg font-semibold tracking-tight">
        Plans
      </h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} badge={plan.id === subscription.planId ? own : null}>
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

function PlanCard({
  plan: { name, monthlyPrice, isRecommended, features },
  badge,
  children,
}: {
  plan: Plan;
  /** How the client has this plan; null for those they don't have. */
  badge: ReturnType<typeof planBadge> | null;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          {isRecommended && <Chip tone="blue">Recommended</Chip>}
          {badge && <Chip tone={badge.tone}>{badge.word}</Chip>}
        </div>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="text-2xl font-semibold tracking-tight tabular-nums">
            {formatCents(monthlyPrice * 100)}
          </span>{" "}
          <span className="text-sm text-muted">per month</span>
        </p>
      </div>
      <ul className="space-y-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
