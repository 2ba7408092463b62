/** A plan as a client reads it. */
export interface PlanWords {
  name: string;
  description: string;
}

const PLANS: Record<string, PlanWords | undefined> = {
  monthly: {
    name: "Monthly",
    description: "Automatic compliance monitoring of one website, every week and every month.",
  },
};

/** The words of a plan by its id, e.g. `monthly`; a plan agreed with one client goes by its id alone. */
export function planWords(id: string): PlanWords {
  return PLANS[id] ?? { name: id, description: "Automatic compliance monitoring of one website." };
}
