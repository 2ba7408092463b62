import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on markup. */
export const MARKUP_HABITS: RuleFamily = {
  whyItMatters:
    "Screen readers and other tools rely on markup that means what it shows. Where it doesn't, they guess. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Clean markup works in more browsers and devices, and is cheaper to change.",
};
