import { LISTS } from "#checks/accessibility/families/lists.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11yList = rule({
  id: "a11y-list",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["list"], [ACCESSLINT]: ["adaptable/list-children"] },
  defect: "List with content outside its items",
  title: "Lists contain only list items",
  ...LISTS,
  fixSteps: [
    "Wrap everything that is directly inside each <ul> or <ol> in <li>.",
    "Move headings and wrapper elements out of the list.",
  ],
  effort: "S",
  effectOf: ["a11y-aria-required-children"],
});
