import { LISTS } from "#checks/accessibility/families/lists.ts";
import { settleItemsOfWidgets } from "#checks/accessibility/items-of-widgets/items-of-widgets.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { wrapped } from "#fix-examples/mended-markup.ts";

export const a11yListitem = rule({
  id: "a11y-listitem",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["listitem"], [ACCESSLINT]: ["adaptable/listitem-parent"] },
  defect: "List item outside a list",
  title: "List items are inside a list",
  question: "Does a screen reader announce it as part of a list?",
  ...LISTS,
  fixSteps: [
    "Put the <li> elements directly inside <ul> or <ol>, and remove wrapper elements in between.",
    "If the list has a role that turns it into something else, remove that role.",
  ],
  effort: "S",
  example: wrapped("<ul>", "</ul>"),
  examines: [settleItemsOfWidgets("item")],
  effectOf: ["a11y-aria-required-children", "a11y-list"],
});
