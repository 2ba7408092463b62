import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yHeadingOrder = rule({
  id: "a11y-heading-order",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["heading-order"] },
  defect: "Skipped heading level",
  title: "Headings go down one level at a time",
  ...OUTLINE,
  fixSteps: [
    "Change the level of the heading so that it is at most one level below the heading before it. Set its size with CSS.",
  ],
  effort: "S",
  likelyOwner: "editor",
});
