import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaValidAttr = rule({
  id: "a11y-aria-valid-attr",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["5f99a7"],
  engines: { [AXE]: ["aria-valid-attr"], [ACCESSLINT]: ["aria/aria-valid-attr"] },
  defect: "Misspelled accessibility attribute",
  title: "ARIA attributes exist and are spelled correctly",
  question: "Is anything lost because browsers ignore it?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Correct the attribute named in each place. For example, change aria-labeledby to aria-labelledby.",
    "Remove attributes that are not part of WAI-ARIA. For your own data, use attributes that start with data-.",
  ],
  effort: "S",
  example: withoutNamedAttributes,
});
