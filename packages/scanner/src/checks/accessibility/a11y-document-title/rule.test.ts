import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDocumentTitle } from "./rule.ts";

ruleOutcomes(a11yDocumentTitle, {
  passed: "<p>Bread</p>",
  failed: '<!doctype html><html lang="en"><head></head><body><main><h1>Bread</h1></main></body></html>',
  alwaysApplies: true,
});
