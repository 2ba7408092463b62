import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHtmlXmlLangMismatch } from "./rule.ts";

ruleOutcomes(a11yHtmlXmlLangMismatch, {
  passed:
    '<!doctype html><html lang="en" xml:lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
  failed:
    '<!doctype html><html lang="en" xml:lang="fr"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
  notApplicable: "<p>Bread</p>",
});
