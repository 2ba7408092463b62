import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { settleItemsOfWidgets } from "#checks/accessibility/items-of-widgets/items-of-widgets.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const BUSY_WIDGETS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

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
  question: "Does a screen reader announce the parts as people see them?",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Give the children of each element the role they need. A "menu" needs "menuitem", a "listbox" needs "option", a "tablist" needs "tab" and a "table" needs "row".',
    "Move any other content out of the element.",
    "If it is an ordinary list of links, remove the outer role instead.",
  ],
  effort: "M",
  examines: [
    settleItemsOfWidgets("widget"),
    // Its parts are still to come. https://www.w3.org/TR/wai-aria-1.2/#mustContain
    settle(BUSY_WIDGETS, (widgets) =>
      widgets.map(({ selector }) => ({
        criterion: "1.3.1",
        selector,
        evenFailed: true,
        ofThisRule: true,
      })),
    ),
  ],
});
