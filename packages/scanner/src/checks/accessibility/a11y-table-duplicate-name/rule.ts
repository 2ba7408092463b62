import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yTableDuplicateName = rule({
  id: "a11y-table-duplicate-name",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["table-duplicate-name"] },
  defect: "Table caption and summary say the same thing",
  title: "The caption and summary of a table differ",
  ...OUTLINE,
  fixSteps: ["Remove the summary attribute of the table, or make it say more than the caption."],
  effort: "S",
});
