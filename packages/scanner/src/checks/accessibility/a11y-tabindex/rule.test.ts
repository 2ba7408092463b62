import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTabindex } from "./rule.ts";

ruleOutcomes(a11yTabindex, {
  passed: '<a href="/a" tabindex="0">Rye</a>',
  advice: '<a href="/a" tabindex="5">Rye</a>',
  notApplicable: "<p>Bread</p>",
});
