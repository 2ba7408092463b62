import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkNoDuplicateMain } from "./rule.ts";

ruleOutcomes(a11yLandmarkNoDuplicateMain, {
  passed: "<p>Bread</p>",
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main><main><p>Rye</p></main></body></html>',
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><h1>Bread</h1></body></html>',
});
