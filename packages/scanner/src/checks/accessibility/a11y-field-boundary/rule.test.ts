import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFieldBoundary } from "./rule.ts";

const page = (style: string, around = ""): string =>
  `<p style="${around}"><label for="it">Search</label> <input id="it" style="${style}"></p>`;

ruleOutcomes(a11yFieldBoundary, {
  passed: [
    page(""),
    page("border:1px solid #767676;background:#fff"),
    page("border:0;border-bottom:2px solid #333;background:#fff"),
    page("border:0;background:#555;color:#fff"),
  ],
  review: [
    { body: page("border:1px solid #ddd;background:#fff"), at: ["#it"] },
    { body: page("border:0;background:#f2f2f2"), at: ["#it"] },
    { body: page("border:1px solid rgba(0,0,0,.2);background:#fff"), at: ["#it"] },
  ],
  notApplicable: [
    page("border:0;background:#fff", "border:1px solid #333"),
    page("border:0;box-shadow:0 0 0 1px #333"),
    '<p><input id="it" disabled aria-label="Search" style="border:1px solid #ddd"></p>',
  ],
});
