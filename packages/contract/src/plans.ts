import { MONTHLY_PRICE } from "./business-impact.ts";

/** A plan as a client reads it. */
export interface PlanWords {
  name: string;
  description: string;
}

/** A plan a client can have. */
export interface Plan extends PlanWords {
  id: string;
  /** US dollars a month, unless another price was agreed with the client. */
  monthlyPrice: number;
  isRecommended: boolean;
  features: readonly string[];
}

/** The plan a client gets unless another was agreed. */
export const STANDARD_PLAN: Plan = {
  id: "monthly",
  name: "Monthly",
  description: "Automatic compliance monitoring of one website, every week and every month.",
  monthlyPrice: MONTHLY_PRICE,
  isRecommended: true,
  features: [
    "Automatic weekly scans every Monday",
    "Full monthly compliance report",
    "Automated Letter of Intent (LOI) generation",
    "Email support",
  ],
};

/** What is said of a plan that describes itself no further. */
export const PLAN_DESCRIPTION = "Automatic compliance monitoring of one website.";
