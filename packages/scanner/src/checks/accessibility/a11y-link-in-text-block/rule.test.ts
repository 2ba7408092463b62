import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkInTextBlock } from "./rule.ts";

ruleOutcomes(a11yLinkInTextBlock, {
  passed:
    '<p style="color:#000">Fresh bread every morning, and <a href="/a" style="color:#00c;text-decoration:underline">the price list</a> for all of our loaves.</p>',
  failed:
    '<p style="color:#000">Fresh bread every morning, and <a href="/a" style="color:#222;text-decoration:none">the price list</a> for all of our loaves.</p>',
  notApplicable: "<p>Bread</p>",
});
