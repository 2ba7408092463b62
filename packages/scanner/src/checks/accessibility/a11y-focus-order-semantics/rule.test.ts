import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusOrderSemantics } from "./rule.ts";

ruleOutcomes(a11yFocusOrderSemantics, {
  passed: '<div role="button" tabindex="0">Order</div>',
  advice: '<div tabindex="0">Bread</div>',
  notApplicable: "<p>Bread</p>",
});
