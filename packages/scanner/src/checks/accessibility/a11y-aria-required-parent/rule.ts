import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { settleItemsOfWidgets } from "#checks/accessibility/items-of-widgets/items-of-widgets.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const OWNED_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** What may own each part. https://www.w3.org/TR/wai-aria-1.2/#requiredContextRole */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  option: ["listbox"],
  tab: ["tablist"],
  treeitem: ["tree"],
  menuitem: ["menu", "menubar"],
  menuitemcheckbox: ["menu", "menubar"],
  menuitemradio: ["menu", "menubar"],
  listitem: ["list"],
  row: ["grid", "table", "treegrid"],
};

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
  question: "Does a screen reader announce what this part belongs to?",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Move each element into a parent with the matching role: "tab" into "tablist", "option" into "listbox", "listitem" into "list".',
    'If wrapper elements sit in between, give them role="presentation".',
  ],
  effort: "M",
  effectOf: ["a11y-list"],
  examines: [
    settleItemsOfWidgets("part", "item"),
    settle(OWNED_PARTS, (parts) =>
      parts
        .filter(({ role, owner }) => OWNERS[role]?.includes(owner) === true)
        .map(({ selector }) => ({ criterion: "1.3.1", selector, ofThisRule: true })),
    ),
  ],
});
