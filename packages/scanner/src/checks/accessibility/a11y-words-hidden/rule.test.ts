import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { pictureOfWords } from "#checks/accessibility/wording/words-in-pictures.testing.ts";

import { a11yWordsHidden } from "./rule.ts";

const VH = ".vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}";

ruleOutcomes(a11yWordsHidden, {
  passed: [
    {
      what: "a drawing and a picture whose words are said beside them",
      body: '<p>Closed on Mondays <svg width="200" height="50" aria-hidden="true"><text x="5" y="30">Closed on Mondays</text></svg></p><section><p>Harbour Mill</p><p aria-hidden="true"><img alt="Harbour Mill" width="90" height="60" src="data:,"></p></section>',
    },
    {
      what: "prices that are said once more for screen readers, and further down",
      style: VH,
      body: '<p>Rye <span aria-hidden="true">$6.50</span><span class="vh">6.50 dollars</span></p><p>Oat <span aria-hidden="true">4,90 €</span></p><table><tr><th>Oat</th><td>4,90 €</td></tr></table><p aria-label="5 dollars">Roll <span aria-hidden="true">$5.00</span></p>',
    },
    {
      what: "a price that the name of its group says",
      body: '<div role="group" aria-label="Rye loaf, £6.50"><p>Rye loaf</p><p aria-hidden="true">£6.50</p></div>',
    },
    {
      what: "ornaments, marks of required fields and the words of a running line",
      body: '<p aria-hidden="true">* * *</p><p>Name <span aria-hidden="true">*</span></p><p>Fresh bread every morning <span aria-hidden="true">Fresh bread every morning</span></p><p aria-hidden="true">404</p>',
    },
  ],
  failed: [
    {
      what: "a price",
      body: '<h2>Rye loaf</h2><p>Price <span aria-hidden="true" id="it">$6.50</span></p>',
      at: ["#it"],
    },
    {
      what: "hours, and a number to call, in German",
      body: '<ul lang="de"><li>Montag <b aria-hidden="true" id="one">8:00–12:30 Uhr</b></li><li>Telefon <span aria-hidden="true" id="two">030 555 0199</span></li></ul>',
      at: ["#one", "#two"],
    },
    {
      what: "one price of two",
      body: '<p>Rye <span>6,50 €</span></p><p>Oat <strong aria-hidden="true" id="it">4,90 €</strong></p>',
      at: ["#it"],
    },
  ],
  review: [
    {
      what: "words of a drawing, and a picture with a text alternative",
      body: `<p>Our shop:</p><svg id="one" width="200" height="50" aria-hidden="true"><text x="5" y="30">Closed on Mondays</text></svg><div aria-hidden="true"><img id="two" alt="Copper kettle" width="90" height="60" src="/mill.svg"></div>`,
      routes: { "/mill.svg": pictureOfWords(["Tea"]) },
      at: ["#one", "#two"],
    },
    {
      what: "a sentence, in French",
      body: '<p>Pain de seigle</p><p aria-hidden="true" id="it" lang="fr">Contient des noix, du sésame et du lait</p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "hidden pictures in a link, of a slide and as small as an icon, and a chart",
      body: `<a href="/"><span aria-hidden="true"><img alt="Loaf" width="90" height="60" src="data:,"></span> Rye</a><div class="carousel" aria-hidden="true"><img alt="Loaf" width="90" height="60" src="data:,"></div><p aria-hidden="true"><img alt="Loaf" width="16" height="16" src="data:,"></p><svg aria-hidden="true" width="300" height="90">${["Jan", "Feb", "Mar", "Apr"].map((month, at) => `<text x="${at * 40}" y="80">${month}</text>`).join("")}</svg>`,
    },
    {
      what: "slides that have their turn later",
      body: '<div class="slides"><blockquote>The best rye in town, says Ann</blockquote><blockquote aria-hidden="true">Worth the trip for $6.50, says Ben</blockquote></div>',
    },
    {
      what: "hidden words that nobody sees, in a control, or of a heading",
      style: VH,
      body: '<p>Rye <span aria-hidden="true" class="vh">$6.50</span></p><button aria-label="Order rye">Order <span aria-hidden="true">$6.50</span></button><h2 aria-label="Rye"><span aria-hidden="true">Rye for $6.50</span></h2>',
    },
  ],
});
