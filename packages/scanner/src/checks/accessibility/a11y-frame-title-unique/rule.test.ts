import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFrameTitleUnique } from "./rule.ts";

ruleOutcomes(a11yFrameTitleUnique, {
  passed: [
    {
      body: '<iframe title="Way" src="/way"></iframe><iframe title="Prices" src="/prices"></iframe>',
      routes: {
        "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
        "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
      },
    },
    {
      what: "two frames that show the same",
      body: '<iframe title="Way" src="/way"></iframe><iframe title="Way" src="/way#map"></iframe>',
      routes: {
        "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
        "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
      },
    },
    {
      what: "advertisements",
      body: '<iframe title="Advertisement" src="/way"></iframe><iframe title="Advertisement" src="/prices"></iframe>',
      routes: {
        "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
        "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
      },
    },
  ],
  failed: {
    body: '<iframe title="Map" src="/way"></iframe><iframe title="Map" src="/prices"></iframe>',
    routes: {
      "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
      "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
    },
    at: ["main > iframe:nth-of-type(2)"],
  },
  review: {
    what: "frames of other sites",
    body: '<iframe title="Map" src="http://localhost:1/a"></iframe><iframe title="Map" src="http://localhost:1/b"></iframe>',
  },
  notApplicable: "<p>Bread</p>",
});
