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
  whyItMatters:
    "Many people with low vision enlarge a page to three or four times its size, and some to five times. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Older visitors stay on a page that they can make as large as they need.",
  fixSteps: ['Raise maximum-scale in <meta name="viewport"> to 5, or remove it.'],
  effort: "S",
  example: withAttributes({ content: "width=device-width, initial-scale=1" }),
});
