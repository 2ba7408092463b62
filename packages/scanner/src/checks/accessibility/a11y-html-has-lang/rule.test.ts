import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHtmlHasLang } from "./rule.ts";

ruleOutcomes(a11yHtmlHasLang, {
  passed: "<p>Bread</p>",
  failed:
    "<!doctype html><html ><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>",
  alwaysApplies: true,
});
