import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11yAriaValidAttrValue = rule({
  id: "a11y-aria-valid-attr-value",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["6a7281"],
  engines: { [AXE]: ["aria-valid-attr-value"], [ACCESSLINT]: ["aria/aria-valid-attr-value"] },
  defect: "Accessibility attribute with an invalid value",
  title: "ARIA attributes have values that are allowed",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Set yes-or-no attributes, such as aria-expanded, to "true" or "false".',
    "Some attributes point to the id of another element: aria-labelledby, aria-controls and aria-describedby. Make sure the page has an element with exactly that id.",
  ],
  effort: "S",
});
