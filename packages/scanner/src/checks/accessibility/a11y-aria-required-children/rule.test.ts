import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredChildren } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredChildren, {
  passed: '<div role="list"><div role="listitem">Rye</div></div>',
  failed: '<div role="list"><button>Rye</button></div>',
  notApplicable: "<p>Bread</p>",
});
