import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinksGoneWhenNarrow } from "./rule.ts";

const NAV =
  '<nav id="it" aria-label="Main"><ul><li><a href="/bread">Bread</a></li><li><a href="/cakes">Cakes</a></li></ul></nav>';
const GONE = "@media(max-width:600px){nav{display:none}}";

ruleOutcomes(a11yLinksGoneWhenNarrow, {
  passed: [
    NAV,
    {
      what: "a button that comes in their place",
      style: `.burger{display:none}@media(max-width:600px){nav{display:none}.burger{display:block}}`,
      body: `<button class="burger" aria-expanded="false">≡</button>${NAV}`,
    },
    {
      what: "plain elements that come in their place, with a hand over one",
      style: `.burger{display:none}@media(max-width:600px){nav{display:none}.burger{display:block;cursor:pointer;width:24px;height:24px;background:navy}}`,
      body: `<div class="burger" id="three-lines"><i></i></div>${NAV}`,
    },
    {
      what: "a button that is always there",
      style: GONE,
      body: `<button aria-expanded="false">Menü</button>${NAV}`,
    },
    {
      what: "a list to choose from in their place",
      style: `select{display:none}@media(max-width:600px){nav{display:none}select{display:block}}`,
      body: `<select aria-label="Go to"><option>Bread</option></select>${NAV}`,
    },
    {
      what: "the same links below",
      style: GONE,
      body: `${NAV}<p><a href="/bread">Our bread</a> <a href="/cakes">Our cakes</a></p>`,
    },
    {
      what: "links that scroll sideways, and ones further down",
      style: "ul{display:flex;overflow:auto}li{flex:0 0 400px}",
      body: NAV,
    },
  ],
  failed: [
    { what: "a navigation", style: GONE, body: NAV, at: ["#it"] },
    {
      what: "one that is moved out of the window",
      style: "@media(max-width:600px){nav{position:absolute;left:-999px}}",
      body: `<p><button>Order</button></p>${NAV}`,
      at: ["#it"],
    },
    {
      what: "one that has no room, in Spanish",
      style: "@media(max-width:400px){nav{visibility:hidden}}",
      body: '<nav aria-label="Secciones"><a href="/pan">Pan</a> <a href="/tartas">Tartas</a></nav>',
      at: ["nav"],
    },
  ],
  review: {
    what: "links beside the text",
    style: "@media(max-width:600px){aside{display:none}}",
    body: '<aside id="it"><p><a href="/rye">Rye</a> <a href="/oat">Oat</a></p></aside>',
    at: ["#it"],
  },
  notApplicable: ["<p>Bread</p>", '<p><a href="/bread">Bread</a></p>'],
});
