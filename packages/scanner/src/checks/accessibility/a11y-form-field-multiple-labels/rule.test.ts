import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFormFieldMultipleLabels } from "./rule.ts";

ruleOutcomes(a11yFormFieldMultipleLabels, {
  passed: '<label for="loaf">Loaf</label><input id="loaf">',
  review: '<label for="loaf">Loaf</label><label for="loaf">Bread</label><input id="loaf">',
  notApplicable: "<p>Bread</p>",
});
