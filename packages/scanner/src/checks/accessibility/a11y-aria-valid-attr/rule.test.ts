import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaValidAttr } from "./rule.ts";

ruleOutcomes(a11yAriaValidAttr, {
  passed: '<button aria-pressed="false">Bold</button>',
  failed: '<button aria-lable="Buy">Buy</button>',
  notApplicable: "<p>Bread</p>",
});
