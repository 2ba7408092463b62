import { LISTS } from "#checks/accessibility/families/lists.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11yDefinitionList = rule({
  id: "a11y-definition-list",
  severity: "high",
  criteria: ["1.3.1"],
  engines: {
    [AXE]: ["definition-list"],
    [ACCESSLINT]: ["adaptable/dl-children", "adaptable/definition-list"],
  },
  defect: "Description list built incorrectly",
  title: "Description lists are built correctly",
  question: "Does a screen reader announce which description belongs to which term?",
  ...LISTS,
  fixSteps: ["Inside each <dl>, keep only <dt> followed by <dd>. You can group each pair in a <div>."],
  effort: "S",
});
