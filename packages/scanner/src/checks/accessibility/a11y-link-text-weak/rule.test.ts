import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkTextWeak } from "./rule.ts";

const EMPTY = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1>${body}</main></body></html>`;

ruleOutcomes(a11yLinkTextWeak, {
  passed: [
    '<p>We bake. <a href="/view">View of the harbor</a> and <a href="/d">details of our flour</a></p>',
    '<p>See the <a href="/courses">spring courses</a>.</p>',
    '<ul><li><a href="/rye">Rye</a></li><li><a href="/rye#prices">Rye</a></li></ul>',
    '<p>Write to <a href="mailto:a@example.org">Anna Berg</a> or <a href="/team">Anna Berg</a>.</p>',
  ],
  advice: [
    {
      what: "links to each of several things, named alike",
      body: '<ul><li><h2>Rye loaf</h2><p>Baked daily. <a id="a" href="/rye">View</a></p></li><li><h2>Oat loaf</h2><p>Baked daily. <a id="b" href="/oat">View details</a></p></li></ul><p lang="de">Der Kurs im Mai: <a id="c" href="/kurs">Details</a></p>',
      at: ["#a", "#b", "#c"],
    },
    { body: '<p>For the spring courses, <a id="it" href="/courses">click here</a>.</p>', at: ["#it"] },
    { body: '<p lang="de">Die Kurse finden Sie <a id="it" href="/courses">hier</a>.</p>', at: ["#it"] },
    {
      body: '<ul><li><a href="/rye">Course</a></li><li><a id="it" href="/oat">Course</a></li></ul>',
      at: ["#it"],
    },
    {
      body: '<p><a id="it" href="/n">https://example.org/news/2026/04/03/article?id=83723</a></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [EMPTY("<p>Rye</p>"), EMPTY("<p>We bake our rye bread by hand.</p>")],
});
