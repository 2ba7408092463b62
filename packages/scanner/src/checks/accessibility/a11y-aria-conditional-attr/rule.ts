import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaConditionalAttr = rule({
  id: "a11y-aria-conditional-attr",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["5c01ea"],
  engines: { [AXE]: ["aria-conditional-attr"] },
  defect: "Accessibility attribute that has no effect",
  title: "ARIA attributes appear only where they have an effect",
  question: "Does a screen reader announce the state that people see?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "On a real checkbox, set its checked or indeterminate state and remove aria-checked.",
    'On table rows outside a role="treegrid", remove aria-expanded, aria-level, aria-posinset and aria-setsize.',
  ],
  effort: "S",
  example: withoutNamedAttributes,
});
