import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withWords } from "#fix-examples/mended-markup.ts";

export const a11yEmptyTableHeader = rule({
  id: "a11y-empty-table-header",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["empty-table-header"], [ACCESSLINT]: ["adaptable/empty-table-header"] },
  defect: "Empty table header",
  title: "Table headers contain text",
  question: "Can people tell what is in the row or column without it?",
  ...OUTLINE,
  fixSteps: ["Put text in the <th>. You can hide it visually. If the cell is not a header, make it a <td>."],
  effort: "S",
  example: withWords("TODO: say what the cells below or beside show"),
});
