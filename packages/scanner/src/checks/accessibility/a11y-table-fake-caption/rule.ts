import { TABLES } from "#checks/accessibility/families/tables.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yTableFakeCaption = rule({
  id: "a11y-table-fake-caption",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["table-fake-caption"] },
  defect: "Table caption marked as an ordinary cell",
  title: "Table captions are marked as captions",
  question: "Is the first row the title of the table?",
  ...TABLES,
  whyItMatters:
    "A screen reader announces the caption of a table before its cells, so that people know what the numbers are about. A caption that is only a wide cell is read as one more number or name.",
  fixSteps: ["Move the text of the merged first row of each table into <caption>."],
  effort: "S",
});
