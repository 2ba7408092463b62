import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBlink } from "./rule.ts";

ruleOutcomes(a11yBlink, {
  failed: "<blink>Bread</blink>",
  notApplicable: "<p>Bread</p>",
  neverPasses: true,
});
