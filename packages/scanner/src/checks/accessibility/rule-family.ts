/** Why a family of rules exists; written once for all of them. */
export interface RuleFamily {
  whyItMatters: string;
  businessImpact: string;
}
