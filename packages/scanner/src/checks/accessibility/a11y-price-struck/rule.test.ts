import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPriceStruck } from "./rule.ts";

const style =
  ".old{text-decoration:line-through}.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}";
const offer = (prices: string): string => `<div class="card"><h2>Rye loaf</h2><p>${prices}</p></div>`;

ruleOutcomes(a11yPriceStruck, {
  passed: [
    {
      what: "words before the prices, in sight and out of sight, in several languages",
      style,
      body: `${offer('Was <span class="old">£6.50</span> now <b>£4.90</b>')}${offer('<s><span class="vh">Statt </span><span>6,50 €</span></s> <b>4,90 €</b>')}${offer("<del>Antes: <span>6,50 €</span></del> <span>4,90 €</span>")}`,
    },
  ],
  review: [
    {
      what: "an old price beside one that stands among words, in French",
      style,
      body: offer('Abonnement : <span class="old" id="it">59 €</span> 39 € par an'),
      at: ["#it"],
    },
    {
      what: "an old price that a style strikes through",
      style,
      body: offer('<span class="old" id="it">£6.50</span> <span>£4.90</span>'),
      at: ["#it"],
    },
    {
      what: "an old price in Korean, whose currency is a word",
      style,
      body: offer('<span class="old" id="it">40,000원</span> <span>32,000원</span>'),
      at: ["#it"],
    },
    {
      what: "prices of two loaves in a list, in Spanish",
      style,
      body: `<ul><li>Pan de centeno <span class="old" id="it">6,50 €</span> <b>4,90 €</b></li><li>Pan de trigo <b>3,90 €</b></li><li>Pan de avena <span class="old">5,90 €</span> agotado</li></ul>`,
      at: ["#it"],
    },
    {
      what: "one in Polish and one whose box is struck through",
      style,
      body: `${offer('<span class="old" id="it">65,00 zł</span> <strong>49,00 zł</strong>')}${offer('<span class="old"><span>$6.50</span></span><b>$4.90</b>')}`,
      at: ["#it", "main > div:nth-of-type(2) > p > span > span"],
    },
  ],
  advice: {
    what: "an old price whose element says so",
    style,
    body: offer('<del id="it">6,50 €</del> <ins>4,90 €</ins>'),
    at: ["#it"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "prices that are not struck through, a struck price alone, other struck words, and a date beside one",
      style,
      body: `${offer('<span class="old">£6.50</span> Sold out on 4 May')}${offer("<span>£6.50</span> <span>£4.90</span>")}${offer('<span class="old">£6.50</span> Sold out')}${offer("<s>Open on Sunday</s> <span>£4.90</span>")}`,
    },
  ],
});
