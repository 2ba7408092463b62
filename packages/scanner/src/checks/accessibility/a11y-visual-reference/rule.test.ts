import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yVisualReference } from "./rule.ts";

ruleOutcomes(a11yVisualReference, {
  passed: "<p>Press the round button “Start”.</p>",
  review: "<p>Press the round button to begin.</p>",
  notApplicable: "<p>Bread</p>",
});
