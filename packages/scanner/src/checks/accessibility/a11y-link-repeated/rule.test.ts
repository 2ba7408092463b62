import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkRepeated } from "./rule.ts";

ruleOutcomes(a11yLinkRepeated, {
  neverPasses: true,
  advice: [
    {
      body: '<div><a href="/rye"><img src="/rye.png" alt="Rye bread"></a> <a href="/rye">Rye bread</a></div>',
      at: ["main > div > a:nth-of-type(2)"],
    },
    {
      what: "in blocks of their own",
      body: '<article><h2><a href="/rye">Rye bread</a></h2><p><a href="/rye"><img src="/rye.png" alt="A loaf of rye"></a></p></article>',
      at: ["main > article > p > a"],
    },
  ],
  notApplicable: [
    '<div><a href="/rye"><img src="/rye.png" alt=""> Rye bread</a></div>',
    {
      what: "a picture that the Tab key passes by",
      body: '<div><a href="/rye" tabindex="-1" aria-hidden="true"><img src="/rye.png" alt=""></a> <a href="/rye">Rye bread</a></div>',
    },
    '<div><a href="/rye"><img src="/rye.png" alt="Rye bread"></a> <a href="/oat">Oat bread</a></div>',
    '<div><a href="/rye"><img src="/rye.png" alt="Rye bread"></a><p>Our best bread is baked each day.</p><a href="/rye">Order rye bread</a></div>',
  ],
});
