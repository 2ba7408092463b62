import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withWords } from "#fix-examples/mended-markup.ts";

export const a11yEmptyHeading = rule({
  id: "a11y-empty-heading",
  severity: "info",
  criteria: [],
  actRules: ["ffd0e9"],
  engines: { [AXE]: ["empty-heading"], [ALFA]: ["sia-r64"], [ACCESSLINT]: ["navigable/empty-heading"] },
  defect: "Empty heading",
  title: "Headings contain text",
  ...OUTLINE,
  fixSteps: ["Remove the empty heading, or add its text. To add space, use CSS margins."],
  effort: "S",
  likelyOwner: "editor",
  example: withWords("TODO: say what this part is about"),
});
