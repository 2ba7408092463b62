import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaConditionalAttr } from "./rule.ts";

ruleOutcomes(a11yAriaConditionalAttr, {
  passed: '<input type="checkbox" checked aria-checked="true" aria-label="Rye">',
  failed: '<input type="checkbox" aria-checked="true" aria-label="Rye">',
  notApplicable: "<p>Bread</p>",
});
