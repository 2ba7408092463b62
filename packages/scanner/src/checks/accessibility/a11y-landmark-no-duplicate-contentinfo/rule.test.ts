import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkNoDuplicateContentinfo } from "./rule.ts";

ruleOutcomes(a11yLandmarkNoDuplicateContentinfo, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main><footer>Bakery</footer></body></html>',
  advice:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main><footer>Bakery</footer><footer>Bread</footer></body></html>',
  notApplicable: "<p>Bread</p>",
});
