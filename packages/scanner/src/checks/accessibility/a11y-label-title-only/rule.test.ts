import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabelTitleOnly } from "./rule.ts";

ruleOutcomes(a11yLabelTitleOnly, {
  passed: "<label>Loaf <input></label>",
  review: '<input title="Loaf">',
  notApplicable: "<p>Bread</p>",
});
