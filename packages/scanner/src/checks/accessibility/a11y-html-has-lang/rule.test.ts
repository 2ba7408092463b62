import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yHtmlHasLang } from "./rule.ts";

ruleOutcomes(a11yHtmlHasLang, {
  passed: "<p>Bread</p>",
  failed: [
    {
      what: "an old page without a doctype",
      isPart: true,
      body: "<html><head><title>Harbour Bakery</title></head><body><h1>Bread</h1></body></html>",
    },
    "<!doctype html><html ><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>",
  ],
  review: {
    what: "a part of a page that scripts load into others",
    isPart: true,
    by: PLUMBLINE,
    body: "<div><h2>Rye</h2><p>Fresh from the oven each morning, all week long and on holidays.</p></div>",
    at: ["html"],
  },
  alwaysApplies: true,
});
