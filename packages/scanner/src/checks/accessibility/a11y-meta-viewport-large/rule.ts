import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yMetaViewportLarge = rule({
  id: "a11y-meta-viewport-large",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["meta-viewport-large"] },
  defect: "Page can't be enlarged to 500%",
  title: "The page can be enlarged to 500%",
  question: "Can you zoom in on a phone?",
  ...OUTLINE,
  fixSteps: ['Raise maximum-scale in <meta name="viewport"> to 5, or remove it.'],
  effort: "S",
  example: withAttributes({ content: "width=device-width, initial-scale=1" }),
});
