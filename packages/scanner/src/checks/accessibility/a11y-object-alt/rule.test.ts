import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { answering } from "#gather/page/site-server.testing.ts";

import { a11yObjectAlt } from "./rule.ts";

const LOAF = {
  "/loaf.svg": answering(
    200,
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50"/></svg>',
  ),
};

ruleOutcomes(a11yObjectAlt, {
  passed: [
    {
      body: '<object data="/loaf.svg" type="image/svg+xml" aria-label="A loaf" width="50" height="50"></object>',
      routes: LOAF,
    },
    {
      what: "a page of text",
      body: '<object data="/way" type="text/html"></object>',
      routes: {
        "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
        "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
      },
    },
  ],
  failed: [
    {
      body: '<object data="/loaf.svg" type="image/svg+xml" width="50" height="50"></object>',
      routes: LOAF,
    },
    {
      what: "a picture with words for browsers that can't show it",
      body: '<object data="/loaf.svg" type="image/svg+xml" width="50" height="50"><img src="/loaf.svg" alt="A loaf"></object>',
      routes: LOAF,
    },
    {
      what: "a picture without a name in place of one that is gone",
      body: '<object data="/gone.svg" width="50" height="50"><img src="/loaf.svg"></object>',
      by: "Alfa",
      routes: LOAF,
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    { what: "words where nothing can be shown", body: '<object data="/gone.png">Two loaves</object>' },
    {
      what: "a named picture where the first one can't be shown",
      body: '<object data="/gone.png"><img src="/loaf.svg" alt="A loaf"></object>',
      routes: LOAF,
    },
    {
      what: "a named picture in a figure where the first one can't be shown",
      body: '<object data="/gone.png"><p><img src="/loaf.svg" alt="A loaf"> of rye</p></object>',
      routes: LOAF,
    },
  ],
});
