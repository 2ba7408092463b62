import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDuplicateIdAria } from "./rule.ts";

ruleOutcomes(a11yDuplicateIdAria, {
  passed: '<span id="loaf">Rye</span><span id="oat">Oat</span><input aria-labelledby="loaf">',
  review: '<span id="loaf">Rye</span><span id="loaf">Oat</span><input aria-labelledby="loaf">',
  notApplicable: "<p>Bread</p>",
});
