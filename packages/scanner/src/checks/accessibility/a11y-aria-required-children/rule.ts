import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { settleItemsOfWidgets } from "#checks/accessibility/items-of-widgets/items-of-widgets.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yAriaRequiredChildren = rule({
  id: "a11y-aria-required-children",
  severity: "critical",
  criteria: ["1.3.1"],
  actRules: ["bc4a75", "ff89c9"],
  engines: {
    [AXE]: ["aria-required-children"],
    [ALFA]: ["sia-r68"],
    [ACCESSLINT]: ["adaptable/aria-required-children"],
  },
  defect: "Custom list, menu or table with missing parts",
  title: "Custom lists, menus and tables contain the parts they need",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Give the children of each element the role they need. A "menu" needs "menuitem", a "listbox" needs "option", a "tablist" needs "tab" and a "table" needs "row".',
    "Move any other content out of the element.",
    "If it is an ordinary list of links, remove the outer role instead.",
  ],
  effort: "M",
  examines: [settleItemsOfWidgets("widget")],
});
