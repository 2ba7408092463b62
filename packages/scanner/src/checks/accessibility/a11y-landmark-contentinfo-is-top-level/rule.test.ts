import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkContentinfoIsTopLevel } from "./rule.ts";

ruleOutcomes(a11yLandmarkContentinfoIsTopLevel, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main><footer>Bakery</footer></body></html>',
  advice: '<div role="contentinfo">Bakery</div>',
  notApplicable: "<p>Bread</p>",
});
