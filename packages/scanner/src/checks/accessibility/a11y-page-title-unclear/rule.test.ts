import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPageTitleUnclear } from "./rule.ts";

ruleOutcomes(a11yPageTitleUnclear, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1></main></body></html>',
  failed: [
    '<!doctype html><html lang="en"><head><title>Untitled 2</title></head><body><main><h1>Bread</h1></main></body></html>',
    {
      what: "a second title that would fit",
      body: '<!doctype html><html lang="en"><head><title>Zebra crossings</title><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1><p>We bake.</p></main></body></html>',
    },
  ],
  review: [
    {
      what: "a title of which no word stands in the page",
      body: '<!doctype html><html lang="en"><head><title>Zebra crossings</title></head><body><main><h1>Bread</h1><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></main></body></html>',
    },
    {
      what: "a heading that says more",
      body: '<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread of the old stone oven</h1></main></body></html>',
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head></head><body><main><h1>Bread</h1></main></body></html>',
});
