import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaHiddenBody = rule({
  id: "a11y-aria-hidden-body",
  severity: "critical",
  criteria: ["1.3.1", "4.1.2"],
  engines: { [AXE]: ["aria-hidden-body"], [ACCESSLINT]: ["aria/aria-hidden-body"] },
  defect: "Whole page hidden from screen readers",
  title: "Screen readers can read the page",
  question: "Does a screen reader read the page?",
  whyItMatters:
    'The attribute aria-hidden="true" on the whole page hides everything from screen readers. People who use one find an empty page.',
  businessImpact: "To customers who are blind, your page has nothing on it.",
  fixSteps: [
    'Remove aria-hidden="true" from <body>.',
    "If a dialog script adds it, change the script to hide only the content behind the dialog. Make sure that it shows the content again when the dialog closes.",
  ],
  effort: "S",
  example: withoutAttributes("aria-hidden"),
  alwaysApplies: true,
});
