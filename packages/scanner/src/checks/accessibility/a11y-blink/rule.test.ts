import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBlink } from "./rule.ts";

ruleOutcomes(a11yBlink, {
  passed: '<blink style="position:absolute;left:-9999px">Bread</blink>',
  failed: "<blink>Bread</blink>",
  notApplicable: "<p>Bread</p>",
});
