import type { BillingData } from "@plumbline/contract/billing";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { formatCents } from "#format/numbers.ts";
import { Chip, type ChipTone } from "#ui/chip.tsx";

export type Plan = BillingData["availablePlans"][number];

interface PlanCardProps {
  plan: Omit<Plan, "monthlyPrice">;
  /** US dollars a month; null where nothing is charged. */
  price: number | null;
  /** How the client has this plan; null for those they don't have. */
  badge?: { word: string; tone: ChipTone } | null;
  children: ReactNode;
}

/** A plan with its price and what it holds. */
export function PlanCard({
  plan: { name, isRecommended, features },
  price,
  badge = null,
  children,
}: PlanCardProps) {
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
            {price === null ? "Free of charge" : formatCents(price * 100)}
          </span>{" "}
          {price !== null && <span className="text-sm text-muted">per month</span>}
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
