import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPageHasHeadingOne } from "./rule.ts";

ruleOutcomes(a11yPageHasHeadingOne, {
  passed: "<p>Bread</p>",
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h2>Bread</h2></main></body></html>',
  alwaysApplies: true,
});
