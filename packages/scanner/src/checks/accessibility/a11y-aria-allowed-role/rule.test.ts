import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaAllowedRole } from "./rule.ts";

ruleOutcomes(a11yAriaAllowedRole, {
  passed: [
    '<a href="/a" role="button">Order</a>',
    '<button role="switch button" aria-checked="true">Lamp</button>',
  ],
  advice: '<h2 role="button">Order</h2>',
  notApplicable: "<p>Bread</p>",
});
