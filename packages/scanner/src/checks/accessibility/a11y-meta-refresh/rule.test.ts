import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMetaRefresh } from "./rule.ts";

const pageWith = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta http-equiv="Refresh" content="${content}"></head><body><main><h1>Bread</h1></main></body></html>`;

ruleOutcomes(a11yMetaRefresh, {
  passed: { what: "a reload after a day", body: pageWith("86400") },
  failed: [
    { what: "a reload after a minute", body: pageWith("60") },
    { what: "an address after a comma, and a fraction of a second", body: pageWith(" 120.5, /oat") },
    { what: "an address in quotes", body: pageWith("90; url='/oat'") },
  ],
  notApplicable: ["<p>Bread</p>", { what: "what no browser can read", body: pageWith("soon; url=/oat") }],
});
