import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { settleItemsOfWidgets } from "#checks/accessibility/items-of-widgets/items-of-widgets.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yAriaRequiredParent = rule({
  id: "a11y-aria-required-parent",
  severity: "critical",
  criteria: ["1.3.1"],
  actRules: ["ff89c9"],
  engines: {
    [AXE]: ["aria-required-parent"],
    [ALFA]: ["sia-r42"],
    [ACCESSLINT]: ["adaptable/aria-required-parent"],
  },
  defect: "Part of a custom list, menu or table outside of it",
  title: "Parts of custom lists, menus and tables are inside them",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Move each element into a parent with the matching role: "tab" into "tablist", "option" into "listbox", "listitem" into "list".',
    'If wrapper elements sit in between, give them role="presentation".',
  ],
  effort: "M",
  effectOf: ["a11y-list"],
  examines: [settleItemsOfWidgets("part", "item")],
});
