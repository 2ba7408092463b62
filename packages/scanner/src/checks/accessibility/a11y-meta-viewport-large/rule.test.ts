import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMetaViewportLarge } from "./rule.ts";

ruleOutcomes(a11yMetaViewportLarge, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width, maximum-scale=5"></head><body><main><h1>Bread</h1></main></body></html>',
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width, maximum-scale=3"></head><body><main><h1>Bread</h1></main></body></html>',
  notApplicable: "<p>Bread</p>",
});
