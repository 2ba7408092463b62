/** A plan as a client reads it. */
export interface PlanWords {
  name: string;
  description: string;
}

interface Plan extends PlanWords {
  id: string;
  isRecommended: boolean;
  features: readonly string[];
}

/** The plan a client gets unless another was agreed. */
export const STANDARD_PLAN: Plan = {
  id: "monthly",
  name: "Monthly",
  description: "Automatic compliance monitoring of one website, every week and every month.",
  isRecommended: true,
  features: [
    "Automatic weekly scans every Monday",
    "Full monthly compliance report",
    "Automated LOI generation",
    "Email support",
  ],
};

/** The words of a plan by its id, e.g. `monthly`; a plan agreed with one client goes by its id alone. */
export function planWords(id: string): PlanWords {
  if (id !== STANDARD_PLAN.id)
    return { name: id, description: "Automatic compliance monitoring of one website." };
  const { name, description } = STANDARD_PLAN;
  return { name, description };
}
