import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFrameTitle } from "./rule.ts";

ruleOutcomes(a11yFrameTitle, {
  passed: '<iframe title="Map" src="/map"></iframe>',
  failed: '<iframe src="/map"></iframe>',
  notApplicable: "<p>Bread</p>",
});
