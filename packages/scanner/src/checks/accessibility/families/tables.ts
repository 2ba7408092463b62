import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about tables. */
export const TABLES: RuleFamily = {
  whyItMatters:
    "With each table cell, a screen reader reads the headers of its row and column. Without correct headers, people hear numbers that mean nothing.",
  businessImpact:
    "Visitors who can't see the page can't understand your prices, opening hours and specifications.",
};
