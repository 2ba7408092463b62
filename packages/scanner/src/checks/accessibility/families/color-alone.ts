import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what only a color says. */
export const COLOR_ALONE: RuleFamily = {
  whyItMatters:
    "About one man in twelve and one woman in two hundred see some colors alike. They miss what only a color says, and so does anyone who listens to the page or prints it in black and white.",
  businessImpact:
    "Customers overlook links, taken dates and sold-out sizes that only a color marks. They choose the wrong one, or nothing.",
};
