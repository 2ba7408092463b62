import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkOneMain } from "./rule.ts";

ruleOutcomes(a11yLandmarkOneMain, {
  passed: "<p>Bread</p>",
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><h1>Bread</h1></body></html>',
  alwaysApplies: true,
});
