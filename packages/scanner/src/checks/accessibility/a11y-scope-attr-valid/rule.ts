import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yScopeAttrValid = rule({
  id: "a11y-scope-attr-valid",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["scope-attr-valid"], [ALFA]: ["sia-r76"], [ACCESSLINT]: ["adaptable/scope-attr-valid"] },
  defect: "Table header with an invalid scope",
  title: "The scope of table headers is valid",
  question: "Does a screen reader read the right header with each cell?",
  ...OUTLINE,
  fixSteps: ["Use scope only on <th>, with the value col, row, colgroup or rowgroup."],
  effort: "S",
  example: withAttributes({ scope: "TODO: say col or row, such as col" }),
});
