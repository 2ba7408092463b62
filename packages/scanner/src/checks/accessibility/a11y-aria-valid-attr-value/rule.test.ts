import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaValidAttrValue } from "./rule.ts";

ruleOutcomes(a11yAriaValidAttrValue, {
  passed: '<button aria-pressed="false">Bold</button>',
  failed: '<button aria-expanded="open">Menu</button>',
  notApplicable: "<p>Bread</p>",
});
