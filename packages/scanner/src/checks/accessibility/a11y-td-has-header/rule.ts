import { TABLES } from "#checks/accessibility/families/tables.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yTdHasHeader = rule({
  id: "a11y-td-has-header",
  severity: "critical",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["td-has-header"], [ALFA]: ["sia-r77"], [ACCESSLINT]: ["adaptable/td-has-header"] },
  defect: "Table cells without a header",
  title: "Cells of large tables have headers",
  ...TABLES,
  fixSteps: [
    'Mark the first row of each table as <th scope="col">.',
    'If the first column names the rows, mark it as <th scope="row">.',
  ],
  effort: "M",
});
