import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBypass } from "./rule.ts";

ruleOutcomes(a11yBypass, {
  passed:
    '<a href="/a">Shop</a><a href="/b">About</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>',
  failed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><a href="/a">Shop</a><a href="/b">About</a><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></body></html>',
  notApplicable: "<p>Bread</p>",
});
