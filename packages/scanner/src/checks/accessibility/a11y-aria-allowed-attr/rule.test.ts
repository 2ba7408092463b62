import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaAllowedAttr } from "./rule.ts";

ruleOutcomes(a11yAriaAllowedAttr, {
  passed: '<button aria-pressed="false">Bold</button>',
  failed: '<button aria-checked="true">Bold</button>',
  notApplicable: "<p>Bread</p>",
});
