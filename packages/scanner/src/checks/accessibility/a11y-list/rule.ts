import { LISTS } from "#checks/accessibility/families/lists.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const LISTS_OF_ITEMS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yList = rule({
  id: "a11y-list",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["list"], [ACCESSLINT]: ["adaptable/list-children"] },
  defect: "List with content outside its items",
  title: "Lists contain only list items",
  question: "Does a screen reader announce the list with the number of items that people see?",
  ...LISTS,
  fixSteps: [
    "Wrap everything that is directly inside each <ul> or <ol> in <li>.",
    "Move headings and wrapper elements out of the list.",
  ],
  effort: "S",
  examines: [
    settle(LISTS_OF_ITEMS, (selectors) =>
      selectors.map((selector) => ({ criterion: "1.3.1", selector, evenFailed: true, ofThisRule: true })),
    ),
  ],
  effectOf: ["a11y-aria-required-children"],
});
