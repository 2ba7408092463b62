import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTitleOnly } from "./rule.ts";

ruleOutcomes(a11yTitleOnly, {
  passed: [
    '<p><span title="Rye bread">Rye bread, from three euros</span></p>',
    { what: "a name of one word", body: '<p><span title="Friday">Fri</span></p>' },
  ],
  advice: [
    {
      what: "links and buttons of a picture that only a tooltip names, and not those with a name",
      body: '<a id="a" href="/rss" title="News as a feed"><img src="/a.png" alt="" width="24" height="24"></a><button id="b" title="Close"><svg width="24" height="24" aria-hidden="true"></svg></button><button title="Close" aria-label="Close">×</button><a href="/b" title="Bread"><img src="/b.png" alt="Bread" width="24" height="24"></a>',
      at: ["#a", "#b"],
    },
    {
      body: '<p><span id="it" title="Closed in August and on holidays">Opening hours</span></p>',
      at: ["#it"],
    },
    { body: '<p id="it" title="Flour from the mill next door">Rye bread</p>', at: ["#it"] },
  ],
  notApplicable: [
    '<p><a href="/rye" title="Flour from the mill next door">Rye bread</a></p>',
    '<p><abbr title="Value added tax">VAT</abbr></p>',
    "<p>Rye bread</p>",
  ],
});
