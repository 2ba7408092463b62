import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLandmarkBannerIsTopLevel } from "./rule.ts";

ruleOutcomes(a11yLandmarkBannerIsTopLevel, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><header>Bakery</header><main><h1>Bread</h1></main></body></html>',
  advice: '<div role="banner">Bakery</div>',
  notApplicable: "<p>Bread</p>",
});
