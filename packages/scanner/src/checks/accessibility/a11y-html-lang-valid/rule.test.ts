import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHtmlLangValid } from "./rule.ts";

ruleOutcomes(a11yHtmlLangValid, {
  passed: "<p>Bread</p>",
  failed:
    '<!doctype html><html lang="english-bread"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
  notApplicable:
    "<!doctype html><html ><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>",
});
