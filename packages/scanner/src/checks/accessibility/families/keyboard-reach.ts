import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what the keyboard reaches. */
export const KEYBOARD_REACH: RuleFamily = {
  whyItMatters:
    "Some people can't use a mouse, because of a tremor or a broken arm, for example. They use a keyboard, or a device that acts like one.",
  businessImpact: "Customers who use a keyboard can't read or buy what the keyboard doesn't reach.",
};
