import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInputButtonName } from "./rule.ts";

ruleOutcomes(a11yInputButtonName, {
  passed: '<input type="button" value="Order">',
  failed: '<input type="button">',
  notApplicable: "<p>Bread</p>",
});
