import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySkipLink } from "./rule.ts";

ruleOutcomes(a11ySkipLink, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="#bread" style="position:absolute;left:-9999px">Skip to content</a><main id="bread"><h1>Bread</h1></main></body></html>',
  review:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="#rye" style="position:absolute;left:-9999px">Skip to content</a><main id="bread"><h1>Bread</h1></main></body></html>',
  notApplicable: "<p>Bread</p>",
});
