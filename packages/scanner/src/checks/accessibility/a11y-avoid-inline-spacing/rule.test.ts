import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAvoidInlineSpacing } from "./rule.ts";

ruleOutcomes(a11yAvoidInlineSpacing, {
  passed: [
    '<p style="letter-spacing: 0.2em !important">Fresh bread</p>',
    '<p style="line-height: 1 !important">Bread</p>',
  ],
  failed: [
    '<p style="letter-spacing: 0.05em !important">Fresh bread</p>',
    '<p style="word-spacing: 0.1em !important">Fresh bread</p>',
    '<p style="line-height: 1.2 !important; width: 60px">Fresh bread is baked here every morning</p>',
  ],
  notApplicable: "<p>Bread</p>",
});
