import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules found by operating a page with the keyboard. */
export const KEYBOARD_FOCUS: RuleFamily = {
  whyItMatters:
    "Some people can't use a mouse, because of a tremor or a broken arm, for example. They use the keyboard, and they need to see where they are on the page.",
  businessImpact: "Customers who use a keyboard can't read or buy what the keyboard doesn't reach or show.",
};
