import type { Effort } from "#check.ts";

/** Why a family of rules exists; written once for all of them. */
export interface RuleFamily {
  whyItMatters: string;
  businessImpact: string;
}

/** What a client reads about one rule. */
export interface RuleText {
  family: RuleFamily;
  /** Usual gravity; each finding carries its own. */
  severity: "critical" | "high" | "medium" | "low";
  /** Name of what it finds, in a non-specialist's words. */
  defect: string;
  /** The demand, as it reads when it is met. */
  title: string;
  fixSteps: string[];
  effort: Effort;
}

export type RuleTexts = Record<string, RuleText>;
