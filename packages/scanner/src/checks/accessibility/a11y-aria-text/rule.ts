import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaText = rule({
  id: "a11y-aria-text",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["aria-text"] },
  defect: "Link or button inside an element marked as plain text",
  title: 'Elements with role="text" contain no links or buttons',
  question: "Can people reach the link or button inside with a screen reader?",
  whyItMatters:
    'Some screen readers read an element with role="text" as one piece of text. Links and buttons in it are then no longer announced, and can\'t be used. This is advice that goes beyond the WCAG criteria.',
  businessImpact: "Visitors who listen to your page don't learn that there is something to press.",
  fixSteps: ['Remove role="text" from the element, or move the links and buttons out of it.'],
  effort: "S",
  example: withoutAttributes("role"),
});
