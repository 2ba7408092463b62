import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkMainIsTopLevel } from "./rule.ts";

ruleOutcomes(a11yLandmarkMainIsTopLevel, {
  passed: "<p>Bread</p>",
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><aside><main><h1>Bread</h1></main></aside></body></html>',
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><h1>Bread</h1></body></html>',
});
