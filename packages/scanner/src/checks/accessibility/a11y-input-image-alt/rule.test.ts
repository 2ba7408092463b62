import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInputImageAlt } from "./rule.ts";

ruleOutcomes(a11yInputImageAlt, {
  passed: '<input type="image" src="/a.png" alt="Search" width="50" height="50">',
  failed: '<input type="image" src="/a.png" width="50" height="50">',
  notApplicable: "<p>Bread</p>",
});
