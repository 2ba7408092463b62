import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMetaViewport } from "./rule.ts";

ruleOutcomes(a11yMetaViewport, {
  passed:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5"></head><body><main><h1>Bread</h1></main></body></html>',
  failed: [
    {
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width, user-scalable=no"></head><body><main><h1>Bread</h1></main></body></html>',
    },
    {
      what: "a limit written in an unusual way",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width; MAXIMUM-SCALE = yes"></head><body><main><h1>Bread</h1></main></body></html>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
