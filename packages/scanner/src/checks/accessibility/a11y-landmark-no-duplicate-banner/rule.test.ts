import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkNoDuplicateBanner } from "./rule.ts";

ruleOutcomes(a11yLandmarkNoDuplicateBanner, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><header>Bakery</header><main><h1>Bread</h1></main></body></html>',
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><header>Bakery</header><header>Bread</header><main><h1>Bread</h1></main></body></html>',
  notApplicable: "<p>Bread</p>",
});
