import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about declared languages. */
export const LANGUAGES: RuleFamily = {
  whyItMatters:
    "A screen reader picks its voice and pronunciation from the language that the page declares. If that language is wrong, people hear gibberish.",
  businessImpact: "Visitors who listen to your page can't understand it.",
};
