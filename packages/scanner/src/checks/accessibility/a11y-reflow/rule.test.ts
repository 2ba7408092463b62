import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT, SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yReflow } from "./rule.ts";

ruleOutcomes(a11yReflow, {
  passed: [
    "<p>Bread</p>",
    {
      what: "tables, code and rows of cards that scroll in a box of their own",
      style: ".scroll{overflow-x:auto}.cards{display:flex}.cards div{flex:0 0 200px}",
      body: `<div class="scroll" tabindex="0"><table><tr>${"<td>12,345.00</td>".repeat(9)}</tr></table></div><pre class="scroll" tabindex="0">${"const loaf = 1; ".repeat(20)}</pre><div class="scroll cards" tabindex="0"><div>One</div><div>Two</div><div>Three</div></div>`,
    },
    {
      what: "menus that wait beside the window, sliders and bars that stay in place",
      style:
        "nav{position:fixed;top:0;right:0;width:280px;height:100%;transform:translateX(100%)} .carousel{overflow:hidden}.track{display:flex;width:300%}.track div{width:33.3%} header{position:sticky;top:0;height:40px;overflow:hidden;background:#fff}",
      body: `<header><a href="/">Home</a></header><nav><a href="/a">Prices and offers</a></nav><a href="#a" style="position:absolute;left:-9999px">Skip</a><div class="carousel"><div class="track"><div>${SENTENCE}</div><div>${SENTENCE}</div><div>${SENTENCE}</div></div></div>`,
    },
    {
      what: "a menu that becomes a button",
      style:
        "button{display:none}@media(max-width:600px){.menu{display:none}button{display:block}}ul{display:flex}li{flex:0 0 200px}",
      body: '<button>Menu</button><ul class="menu"><li>Bread</li><li>Rolls</li><li>Cakes</li></ul>',
    },
  ],
  failed: [
    {
      what: "the box with a fixed width, not all that is in it",
      style: ".wide{width:900px}",
      body: `<div class="wide"><p>${SENTENCE}</p><p>${SENTENCE}</p></div>`,
      at: ["div.wide"],
    },
    {
      what: "a page that refuses to become narrower",
      style: "body{min-width:960px}",
      body: `<p>${SENTENCE}</p>`,
      at: ["body"],
    },
    {
      what: "the column that does not wrap",
      style: ".row{display:flex}.row div{flex:0 0 200px}",
      body: `<div class="row"><div>${SENTENCE}</div><div id="second">${SENTENCE}</div></div>`,
      at: ["#second"],
    },
    {
      what: "a word longer than the window",
      body: '<h2 style="font-size:60px">Rye-bread</h2><h2 style="font-size:60px">Donaudampfschifffahrt</h2>',
      at: ["main > h2:nth-of-type(2)"],
    },
    {
      what: "what cannot even be scrolled to",
      style: "body{overflow-x:hidden}.wide{width:900px}",
      body: `<div class="wide">${SENTENCE}</div>`,
      at: ["div.wide"],
    },
  ],
  review: [
    {
      what: "a wide table that moves the whole page",
      body: `<table><tr>${"<td>12,345.00</td>".repeat(9)}</tr></table>`,
      at: ["main > table"],
    },
    {
      what: "a wide picture",
      body: `<img alt="A loaf" style="width:700px;height:50px" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`,
      at: ["main > img"],
    },
  ],
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
