import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yContrastInUse } from "./rule.ts";

const LINKS = '<ul><li><a id="rye" href="/rye">Rye bread</a></li><li><a href="/oat">Oat bread</a></li></ul>';
const PLAIN = "a,button{color:#123a5a;background:#fff}";

ruleOutcomes(a11yContrastInUse, {
  passed: [
    {
      what: "links that turn over both colors, and a button whose focus is bright",
      style: `${PLAIN}a:hover{color:#fff;background:#123a5a}button:focus{background:#fe0;color:#000}`,
      body: `${LINKS}<button>Order</button>`,
    },
    {
      what: "a button whose background is a layer that slides in behind the text",
      style: `${PLAIN}a:hover{background:#eee}button{position:relative;isolation:isolate;overflow:hidden}button::before{content:"";position:absolute;inset:0;width:0;background:#123a5a;z-index:-1}button:hover{color:#fff}button:hover::before{width:100%}`,
      body: `${LINKS}<button>Order</button>`,
    },
    {
      what: "links of which a script turns both colors, or only counts the pointer",
      style: PLAIN,
      body: `${LINKS}<button id="order">Order</button><script>for (const link of document.links) { link.onmouseenter = () => { link.style = "color:#fff;background:#123a5a"; }; link.onmouseleave = () => { link.style = ""; }; } order.onmouseenter = () => { globalThis.seen = 1; };</script>`,
    },
    {
      what: "a card that shows other words instead",
      style: `${PLAIN}#card{display:block;position:relative;width:200px;height:40px}#card span{display:block}#card .more{display:none}#card:hover .name{display:none}#card:hover .more{display:block}`,
      body: '<a id="card" href="/cakes"><span class="name">Our cakes</span><span class="more">All cakes and prices</span></a>',
    },
  ],
  failed: [
    {
      what: "links that a script turns pale under the pointer",
      style: PLAIN,
      body: `${LINKS}<script>for (const link of document.links) { link.onmouseenter = () => { link.style.color = "#ccc"; }; link.onmouseleave = () => { link.style.color = ""; }; }</script>`,
      at: ["#rye"],
    },
    {
      what: "a button that a script darkens, by a class",
      style: `${PLAIN}.dark{background:#123a5a}`,
      body: '<button id="order">Order</button><script>order.addEventListener("pointerover", () => order.classList.add("dark")); order.addEventListener("pointerout", () => order.classList.remove("dark"));</script>',
      at: ["#order"],
    },
    {
      what: "words in a link whose background turns as bright as they are",
      style: "a{display:inline-block;background:#123a5a}a b{color:#fff}a:hover{background:#f4f4f0}",
      body: '<p><a href="/rules"><b id="rules">House rules</b></a></p>',
      at: ["#rules"],
    },
    {
      what: "links that turn white on white, and all of a kind once",
      style: `${PLAIN}a:hover{color:#fdfdfd}`,
      body: LINKS,
      at: ["#rye"],
    },
    {
      what: "a button whose background turns as dark as its text",
      style: `${PLAIN}button:hover{background:#123a5a}`,
      body: '<button id="order">Order</button>',
      at: ["#order"],
    },
    {
      what: "words in a link that pale with the keyboard focus",
      style: `${PLAIN}a:focus b{color:#ccc}`,
      body: '<p><a href="/rules"><b id="rules">House rules</b></a></p>',
      at: ["#rules"],
    },
  ],
  review: {
    what: "a text that is gone under the pointer, with nothing in its place",
    style: `${PLAIN}a:hover span{opacity:0}`,
    body: '<p><a href="/rules"><span id="rules">House rules</span></a></p>',
    at: ["#rules"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a link that is underlined under the pointer",
      style: "a:hover{text-decoration:none}",
      body: LINKS,
    },
  ],
});
