import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaDeprecatedRole = rule({
  id: "a11y-aria-deprecated-role",
  severity: "low",
  criteria: ["4.1.2"],
  actRules: ["674b10"],
  engines: { [AXE]: ["aria-deprecated-role"] },
  defect: "Outdated accessibility role",
  title: "ARIA roles are up to date",
  question: "Does a screen reader announce this part as what it is?",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Replace the role named in each place with a current element. For example, use a plain list instead of role="directory".',
  ],
  effort: "S",
  example: withoutAttributes("role"),
});
