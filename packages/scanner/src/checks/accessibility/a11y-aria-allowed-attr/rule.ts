import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaAllowedAttr = rule({
  id: "a11y-aria-allowed-attr",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["5c01ea"],
  engines: { [AXE]: ["aria-allowed-attr"], [ACCESSLINT]: ["aria/aria-allowed-attr"] },
  defect: "Accessibility attribute on the wrong element",
  title: "ARIA attributes match the role of their element",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Remove the attribute named in each place, or give the element the role that the attribute belongs to.",
    "To see which attributes a role supports, look it up in the WAI-ARIA specification.",
    "If a component library adds the attribute, update the library. If that doesn't help, report it to the library's maker.",
  ],
  effort: "S",
  example: withoutNamedAttributes,
});
