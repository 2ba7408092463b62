import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yEmptyHeading } from "./rule.ts";

ruleOutcomes(a11yEmptyHeading, {
  passed: "<h2>Rye</h2>",
  review: "<h2></h2>",
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
