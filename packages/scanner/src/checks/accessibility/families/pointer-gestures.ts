import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about how a pointer is pressed and moved. */
export const POINTER_GESTURES: RuleFamily = {
  whyItMatters:
    "Someone whose hand trembles often touches the wrong place, and can't hold the button while moving. They need to be able to slide off before they let go, and to do everything with simple clicks.",
  businessImpact: "Customers order, delete or leave by mistake, or can't use a part of your site at all.",
};
