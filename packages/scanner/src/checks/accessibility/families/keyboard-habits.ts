import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on order and shortcuts of the keyboard. */
export const KEYBOARD_HABITS: RuleFamily = {
  whyItMatters:
    "The keyboard is harder to use when the order or the shortcuts are not what people expect. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Keyboard users get things done faster. Many of them use your site for work.",
};
