import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPresentationRoleConflict } from "./rule.ts";

ruleOutcomes(a11yPresentationRoleConflict, {
  passed: '<img src="/a.png" alt="" width="50" height="50">',
  review: '<img src="/a.png" alt="" tabindex="0" width="50" height="50">',
  notApplicable: "<p>Bread</p>",
});
