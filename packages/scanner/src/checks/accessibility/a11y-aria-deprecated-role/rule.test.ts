import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaDeprecatedRole } from "./rule.ts";

ruleOutcomes(a11yAriaDeprecatedRole, {
  passed: '<ul role="list"><li>Rye</li></ul>',
  failed: '<ul role="directory"><li>Rye</li></ul>',
  notApplicable: "<p>Bread</p>",
});
