import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHeadingHidden } from "./rule.ts";

ruleOutcomes(a11yHeadingHidden, {
  passed: {
    what: "a heading whose words stand beside it for all",
    body: '<div><h2><span aria-hidden="true">Lieferkosten</span></h2><span style="position:absolute;width:1px;height:1px;overflow:hidden">Lieferkosten</span></div>',
  },
  failed: {
    what: "headings whose words are hidden from screen readers",
    body: `<h2 id="a"><span aria-hidden="true">Delivery costs</span></h2><p>Three euros</p>
      <div id="b" role="heading" aria-level="2"><i aria-hidden="true">★</i> <em aria-hidden="true">Frais de <b>livraison</b></em></div>
      <h3 id="c"><a href="/a" aria-hidden="true" tabindex="-1">配送</a></h3>`,
    at: ["#a", "#b", "#c"],
  },
  notApplicable: [
    {
      what: "headings with other words for screen readers, with signs alone, and without anything",
      style: ".icon{font-family:'Material Icons'}",
      body: `<h2>Rye <span aria-hidden="true">(new)</span></h2><h2 aria-label="Delivery costs"><span aria-hidden="true">D</span><span aria-hidden="true">elivery costs</span></h2>
        <h2><span aria-hidden="true">★ ★</span></h2><h2><i class="icon" aria-hidden="true">local_shipping</i></h2><h2></h2><h2 aria-hidden="true">Draft</h2>`,
    },
    { what: "a heading that nobody sees", body: '<h2 hidden><span aria-hidden="true">Rye bread</span></h2>' },
  ],
});
