import { LISTS } from "#checks/accessibility/families/lists.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yDlitem = rule({
  id: "a11y-dlitem",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["dlitem"] },
  defect: "Term or description outside a description list",
  title: "Terms and descriptions are inside a description list",
  question: "Does a screen reader announce which description belongs to which term?",
  ...LISTS,
  fixSteps: [
    "Put the <dt> and <dd> elements inside a <dl>. If they are not terms and descriptions, use other elements.",
  ],
  effort: "S",
});
