import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yPresentationRoleConflict = rule({
  id: "a11y-presentation-role-conflict",
  severity: "info",
  criteria: [],
  actRules: ["46ca7f"],
  engines: { [AXE]: ["presentation-role-conflict"], [ACCESSLINT]: ["aria/presentation-role-conflict"] },
  defect: "Decorative element that is still announced",
  title: "Screen readers skip decorative elements",
  question: "Is it only decoration?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "If the element is decoration, remove its tabindex and its aria- attributes.",
    'If it is not, remove role="none" or write a real text alternative instead of an empty alt.',
  ],
  effort: "S",
  example: withoutAttributes("tabindex"),
});
