import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMetaRefresh } from "./rule.ts";

ruleOutcomes(a11yMetaRefresh, {
  failed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta http-equiv="refresh" content="60"></head><body><main><h1>Bread</h1></main></body></html>',
  notApplicable: "<p>Bread</p>",
  neverPasses: true,
});
