import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about the names of links and buttons. */
export const CONTROL_NAMES: RuleFamily = {
  whyItMatters:
    'Screen readers read links and buttons out of context, and voice control calls them by name. Without a name, all people hear is "link" or "button".',
  businessImpact:
    "Customers who are blind can't use a menu, cart or social link that is only an icon. Complaints often mention these.",
};
