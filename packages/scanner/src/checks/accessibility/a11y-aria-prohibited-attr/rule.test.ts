import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaProhibitedAttr } from "./rule.ts";

ruleOutcomes(a11yAriaProhibitedAttr, {
  passed: [
    {
      what: "another name for a kind that it has",
      body: '<div role="group" aria-label="1 of 3" aria-roledescription="slide">Rye</div>',
    },
    '<nav aria-label="Main"><a href="/a">Bread</a></nav>',
    '<p role="group" aria-label="Bread">B</p>',
  ],
  failed: [
    { body: '<p aria-label="Bread">B r e a d</p>', at: ["main > p"] },
    '<div role="presentation" aria-label="Bread">B</div>',
    { what: "another name for a kind that it has not", body: '<div aria-roledescription="slide">Rye</div>' },
  ],
  notApplicable: "<p>Bread</p>",
});
