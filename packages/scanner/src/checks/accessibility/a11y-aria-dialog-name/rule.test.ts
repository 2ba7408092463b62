import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaDialogName } from "./rule.ts";

ruleOutcomes(a11yAriaDialogName, {
  passed: '<div role="dialog" aria-label="Basket"><p>Two loaves</p></div>',
  advice: '<div role="dialog"><p>Two loaves</p></div>',
  notApplicable: "<p>Bread</p>",
});
