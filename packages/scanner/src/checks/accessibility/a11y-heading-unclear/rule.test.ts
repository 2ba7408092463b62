import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHeadingUnclear } from "./rule.ts";

ruleOutcomes(a11yHeadingUnclear, {
  passed: "<h2>Rye bread</h2>",
  failed: { body: "<h2>Lorem ipsum</h2>", at: ["main > h2"] },
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
