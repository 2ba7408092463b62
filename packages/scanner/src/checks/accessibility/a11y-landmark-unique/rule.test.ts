import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkUnique } from "./rule.ts";

ruleOutcomes(a11yLandmarkUnique, {
  passed:
    '<nav aria-label="Main"><a href="/a">Rye</a></nav><nav aria-label="Footer"><a href="/b">Oat</a></nav>',
  advice: '<nav><a href="/a">Rye</a></nav><nav><a href="/b">Oat</a></nav>',
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><h1>Bread</h1></body></html>',
});
