import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaText } from "./rule.ts";

ruleOutcomes(a11yAriaText, {
  passed: '<p role="text">Bread</p>',
  advice: '<p role="text">Bread <a href="/a">of today</a></p>',
  notApplicable: "<p>Bread</p>",
});
