import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yHeadingOrder } from "./rule.ts";

ruleOutcomes(a11yHeadingOrder, {
  passed: "<h2>Rye</h2>",
  advice: [
    { body: "<h3>Rye</h3>", by: AXE },
    {
      what: "a main heading after others",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h2>News</h2><h1 id="it">Bread</h1></main></body></html>',
      at: ["#it"],
    },
    { what: "two main headings", body: '<h1 id="it">Rye</h1><p>Baked daily.</p>', at: ["#it"] },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
