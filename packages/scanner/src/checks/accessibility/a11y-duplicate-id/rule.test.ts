import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDuplicateId } from "./rule.ts";

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1>${body}</main></body></html>`;

ruleOutcomes(a11yDuplicateId, {
  passed: [
    page('<p id="rye">Rye</p><p id="oat">Oat</p>'),
    {
      what: "an id that a label names, which another rule tells",
      body: page('<label for="n">Name</label><input id="n"><input id="n">'),
    },
  ],
  advice: [
    page('<p id="rye">Rye</p><p id="rye">Oat</p>'),
    page('<p id="rye">Rye</p><a href="#rye">To rye</a><div id="rye"></div><i id="rye"></i>'),
  ],
  notApplicable: [
    page("<p>Rye</p>"),
    page('<svg><defs><path id="a"/></defs></svg><svg><defs><path id="a"/></defs></svg>'),
  ],
});
