import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yDocumentTitle } from "./rule.ts";

ruleOutcomes(a11yDocumentTitle, {
  passed: "<p>Bread</p>",
  failed: [
    '<!doctype html><html lang="en"><head></head><body><main><h1>Bread</h1></main></body></html>',
    {
      what: "an old page without a doctype",
      isPart: true,
      body: '<html lang="en"><head><meta name="author" content="Anna"></head><body><h1>Bread</h1></body></html>',
    },
  ],
  review: {
    what: "a part of a page that scripts load into others",
    isPart: true,
    by: PLUMBLINE,
    body: "<h2>Rye</h2><p>Fresh from the oven each morning, all week long and on holidays.</p>",
    at: ["html"],
  },
  alwaysApplies: true,
});
