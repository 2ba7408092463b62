import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHeadingOrder } from "./rule.ts";

ruleOutcomes(a11yHeadingOrder, {
  passed: "<h2>Rye</h2>",
  advice: "<h3>Rye</h3>",
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
