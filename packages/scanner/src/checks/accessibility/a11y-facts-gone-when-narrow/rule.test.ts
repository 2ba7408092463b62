import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFactsGoneWhenNarrow } from "./rule.ts";

const GONE = "@media(max-width:600px){.wide{display:none}}";

ruleOutcomes(a11yFactsGoneWhenNarrow, {
  passed: [
    '<p class="wide">Open Tuesday to Saturday, 10 am to 6 pm</p>',
    {
      what: "the same in other words, and a phone number behind an icon",
      style: `${GONE}.narrow{display:none}@media(max-width:600px){.narrow{display:block}}`,
      body: '<p class="wide">Open 10 am to 6 pm. Rye is $6.50</p><p class="narrow">10 am – 6 pm, rye $ 6.50</p><p class="wide">Call (202) 555-0123</p><a class="narrow" href="tel:+12025550123" aria-label="Call us">☎</a>',
    },
    {
      what: "a part that a button opens, and texts without facts",
      style: GONE,
      body: '<div><h2><button aria-expanded="false">Hours</button></h2><p class="wide">8:00–12:30</p></div><p class="wide">Our oven is 120 years old.</p>',
    },
    {
      what: "a column that stands elsewhere in the table",
      style: `${GONE}small{display:none}@media(max-width:600px){small{display:inline}}`,
      body: '<table><tr><th>Rye <small>6,50 €</small></th><td class="wide">6,50 €</td></tr></table>',
    },
  ],
  review: [
    {
      what: "opening hours",
      style: GONE,
      body: '<p class="wide" id="it">Open Tuesday to Saturday, 10 am to 6 pm</p><p>Come and see us.</p>',
      at: ["#it"],
    },
    {
      what: "a box with hours and a number to call, in German, once",
      style: GONE,
      body: '<div class="wide" id="it"><p>Montag 8:00–12:30 Uhr</p><p>Telefon 030 555 0199</p></div><p>Bis bald.</p>',
      at: ["#it"],
    },
    {
      what: "a column of prices",
      style: GONE,
      body: '<table><tr><th>Rye</th><td class="wide" id="it">6,50 €</td></tr></table>',
      at: ["#it"],
    },
  ],
  notApplicable: ["<p>Bread</p>"],
});
