import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredParent } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredParent, {
  passed: '<div role="list"><div role="listitem">Rye</div></div>',
  failed: '<div role="listitem">Rye</div>',
  notApplicable: "<p>Bread</p>",
});
