import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRegion } from "./rule.ts";

ruleOutcomes(a11yRegion, {
  passed: "<p>Bread</p>",
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main><p>Rye</p></body></html>',
  alwaysApplies: true,
});
