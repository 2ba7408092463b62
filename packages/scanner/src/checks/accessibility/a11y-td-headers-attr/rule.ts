import { TABLES } from "#checks/accessibility/families/tables.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yTdHeadersAttr = rule({
  id: "a11y-td-headers-attr",
  severity: "high",
  criteria: ["1.3.1"],
  actRules: ["a25f45"],
  engines: { [AXE]: ["td-headers-attr"], [ALFA]: ["sia-r45"], [ACCESSLINT]: ["adaptable/td-headers-attr"] },
  defect: "Table cell refers to the wrong header",
  title: "Table cells refer to headers of the same table",
  question: "Does a screen reader read the right header with each cell?",
  ...TABLES,
  fixSteps: [
    "Correct the headers attribute of each cell. It must list the ids of <th> elements in the same table.",
    'In a simple table, remove the headers attribute. Use <th scope="col"> and <th scope="row"> instead.',
  ],
  effort: "M",
});
