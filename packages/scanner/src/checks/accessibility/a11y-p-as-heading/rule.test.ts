import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPAsHeading } from "./rule.ts";

ruleOutcomes(a11yPAsHeading, {
  passed: "<p>Bread</p><p>We bake by hand.</p>",
  review:
    '<p style="font-size:32px;font-weight:bold">Bread</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>',
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
});
