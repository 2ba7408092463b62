import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaHiddenBody } from "./rule.ts";

ruleOutcomes(a11yAriaHiddenBody, {
  passed: "<p>Bread</p>",
  failed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body aria-hidden="true"><main><h1>Bread</h1></main></body></html>',
  alwaysApplies: true,
});
