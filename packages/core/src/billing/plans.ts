import { PLAN_DESCRIPTION, type Plan, type PlanWords, STANDARD_PLAN } from "@plumbline/contract/plans";

import type { Config } from "#platform/config.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";

type PlanConfig = Pick<Config, "payments">;

/** Plans named so have a yearly price, which is agreed in person and not listed. */
const UNLISTED = "annual";

/** The plans a client can choose: the standard one, then those of the settings. */
export function offeredPlans({ payments }: PlanConfig): Plan[] {
  return [STANDARD_PLAN, ...payments.plans.filter(({ name }) => name.toLowerCase() !== UNLISTED)];
}

/** A plan that is offered, or null. */
export function findPlan(config: PlanConfig, id: string): Plan | null {
  return offeredPlans(config).find((plan) => plan.id === id) ?? null;
}

/** The plans an organization can subscribe to: each at its usual price, but the one agreed with it at that price. */
export function choosablePlans(config: PlanConfig, agreed: Terms | null): Plan[] {
  const offered = offeredPlans(config);
  if (agreed === null) return offered;
  const monthlyPrice = agreed.monthlyPriceCents / 100;
  if (offered.some(({ id }) => id === agreed.plan))
    return offered.map((plan) => (plan.id === agreed.plan ? { ...plan, monthlyPrice } : plan));
  const own = { id: agreed.plan, ...planWords(config, agreed.plan), monthlyPrice };
  return [{ ...own, isRecommended: false, features: [] }, ...offered];
}

/** The words of a plan by its id; a plan agreed with one client goes by its id alone. */
export function planWords(config: PlanConfig, id: string): PlanWords {
  const known = [STANDARD_PLAN, ...config.payments.plans].find((plan) => plan.id === id);
  return known ?? { name: id, description: PLAN_DESCRIPTION };
}

/** What a plan costs unless something else was agreed. */
export function termsOf({ id, monthlyPrice }: Plan): Terms {
  return { plan: id, monthlyPriceCents: Math.round(monthlyPrice * 100) };
}
