import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT, SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yReflow } from "./rule.ts";

const data = (figure: string): string =>
  `<table><tr>${"<th>Turnover</th>".repeat(9)}</tr><tr>${`<td>${figure}</td>`.repeat(9)}</tr></table>`;

/** A row of cards of which a narrow window shows the first. */
const cards = (buttons: string): string =>
  `<section><h2>Team</h2><div id="bakers" style="display:flex;gap:12px;overflow:hidden">${["Anna bakes the rye", "Ben bakes the oat", "Cleo bakes rolls"].map((text) => `<div style="min-width:240px"><h3>${text}</h3></div>`).join("")}</div>${buttons}</section>`;

/** A question over the page; `box` is its style. */
const gate = (box: string, text = "Sind Sie schon 18 Jahre alt?"): string =>
  `<p>${SENTENCE}</p><div id="gate" style="position:fixed;left:0;right:0;background:#fff;${box}"><p>${text}</p><button>Ja, bin ich</button></div>`;

ruleOutcomes(a11yReflow, {
  passed: [
    {
      what: "a row of cards that two buttons move",
      body: cards('<p><button>‹</button> <button aria-label="Next">›</button></p>'),
    },
    {
      what: "the same with words in Spanish",
      body: cards("<button>Anterior</button><button>Siguiente</button>"),
    },
    { what: "a question over the whole window that is answered in it", body: gate("top:0;bottom:0") },
    {
      what: "such a question of which only the edge of the box lies beyond the window",
      body: gate("top:0;bottom:0;padding-bottom:30px;background:#000c").replace(
        "<button>",
        '<button style="margin-bottom:200px">',
      ),
    },
    {
      what: "such a question in a box that scrolls",
      body: gate("inset:0", SENTENCE.repeat(5)),
      style:
        "#gate{display:grid;grid-template-rows:150px auto}#gate p{overflow:auto;max-height:150px;margin:0}",
    },
    {
      what: "such a question that scrolls",
      body: gate("top:0;height:100vh;overflow:auto", SENTENCE.repeat(5)),
    },
    {
      what: "wide boxes that nobody sees, that scroll in a box of their own, or that lie beside the window",
      style:
        ".w{width:420px}.drawn{border:1px solid #ccc}.scrolls{overflow-x:auto}.cuts{overflow:hidden}.away{position:absolute;left:-500px}",
      body: '<div class="cuts"><div class="w drawn">Rye</div></div><div class="scrolls" tabindex="0"><div class="w drawn">Oat</div></div><div class="w drawn away">Spelt</div><div class="w">Barley</div>',
    },
    {
      what: "a low bar that stays",
      style: ".bar{position:fixed;left:0;right:0;bottom:0;background:#fff;height:60px}",
      body: `<p>${SENTENCE}</p><div class="bar"><p>One loaf in your basket</p><button>Order</button></div>`,
    },
    {
      what: "layers over the window that a drawn cross closes, or a word in Spanish",
      body: `<p>${SENTENCE}</p><div style="position:fixed;inset:0;background:rgba(0,0,0,.5);display:grid;place-items:center"><div style="background:#fff;padding:20px"><p>Become a member.</p><span style="cursor:pointer" onclick="this.parentElement.parentElement.remove()">×</span></div></div>
        <div style="position:fixed;inset:0;background:#fff"><p>Únete por 5 €.</p><div style="cursor:pointer" onclick="this.parentElement.remove()">Cerrar</div></div>`,
    },
    {
      what: "words for screen readers alone at the edge of a box that cuts",
      style:
        ".box{position:relative;overflow:hidden;height:120px;background:#eee}.own{position:absolute;top:4px;width:40px;height:40px}.sr{position:absolute;overflow:hidden;clip:rect(1px,1px,1px,1px);width:1px;height:1px}@media(max-width:600px){.own{top:60px}}",
      body: '<div class="box"><p>Film</p><button class="own"><span class="sr">Play the film about rye</span></button></div>',
    },
    {
      what: "a high bar that people can close, in German",
      style: ".bar{position:fixed;left:0;right:0;bottom:0;background:#fff;height:200px}",
      body: `<p>${SENTENCE}</p><div class="bar"><p>One loaf in your basket</p><button>Schließen</button></div>`,
    },
    {
      what: "a dialog",
      style: ".bar{position:fixed;left:0;right:0;bottom:0;background:#fff;height:200px}",
      body: `<p>${SENTENCE}</p><div class="bar" role="dialog" aria-label="Basket"><p>One loaf in your basket</p><button>Order</button></div>`,
    },
    {
      what: "tables of data, which need both directions",
      body: `${data("12,345.00")}<table><caption>Visitors</caption><tr><td></td>${'<th scope="col">September</th>'.repeat(6)}</tr><tr><th scope="row">Nordbad</th>${'<td><input aria-label="Hours" style="width:5rem"></td>'.repeat(6)}</tr></table>`,
    },
    {
      what: "a table of data made of roles",
      style: "[role=row]{display:flex}[role=row]>*{flex:0 0 120px}",
      body: `<div role="table" aria-label="Prices"><div role="row">${'<div role="columnheader">Bread</div>'.repeat(5)}</div><div role="row">${'<div role="cell">12,345.00</div>'.repeat(5)}</div></div>`,
    },
    "<p>Bread</p>",
    {
      what: "tables, code and rows of cards that scroll in a box of their own",
      style: ".scroll{overflow-x:auto}.cards{display:flex}.cards div{flex:0 0 200px}",
      body: `<div class="scroll" tabindex="0"><table><tr>${"<td>12,345.00</td>".repeat(9)}</tr></table></div><pre class="scroll" tabindex="0">${"const loaf = 1; ".repeat(20)}</pre><div class="scroll cards" tabindex="0"><div>One</div><div>Two</div><div>Three</div></div>`,
    },
    {
      what: "a long word that a font draws as an icon",
      style: ".material-icons{font-family:'Material Icons',serif;font-size:60px;white-space:nowrap}",
      body: '<i class="material-icons">perm_device_information</i><p>Bread</p>',
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
      what: "a layer over the window with a cross that nothing hears",
      body: `<p>${SENTENCE}</p><div id="gate" style="position:fixed;inset:0;background:#fff"><p>Become a member.</p><span>×</span></div>`,
      at: ["#gate"],
    },
    { what: "a row of cards that nothing moves", body: cards(""), at: ["#bakers"] },
    {
      what: "a row of cards beside buttons for something else",
      body: cards("<p><button>Write to us</button><button>Call us</button></p>"),
      at: ["#bakers"],
    },
    {
      what: "a question over the whole window, whose box stands so far down that its button lies below",
      body: gate("top:0;bottom:0;background:#2d1a1fee", "Hai compiuto 18 anni?").replace(
        "<p>Hai",
        '<p style="margin-top:240px">Hai',
      ),
      at: ["#gate"],
    },
    {
      what: "a question over the whole window, of which the button is out of reach",
      body: gate("top:0;bottom:0;overflow:hidden", SENTENCE.repeat(9)),
      at: ["#gate"],
    },
    {
      what: "a bar that stays and leaves nothing of the page",
      style:
        ".bar{position:fixed;left:0;right:0;bottom:0;background:#fff}@media(max-width:600px){.bar{min-height:270px}}",
      body: `<p>${SENTENCE}</p><div class="bar"><p>One loaf in your basket</p><button>Order</button></div>`,
      at: ["div.bar"],
    },
    {
      what: "a paragraph that a wide table of data makes wider than the window",
      style: ".page{display:table}",
      body: `<div class="page"><p id="it">${SENTENCE} ${SENTENCE}</p>${data("12,345.00")}</div>`,
    },
    {
      what: "the box with a fixed width, not all that is in it",
      style: ".wide{width:900px}",
      body: `<div class="wide"><p>${SENTENCE}</p><p>${SENTENCE}</p></div>`,
      at: ["div.wide"],
    },
    {
      what: "a page whose columns are cells of a table",
      body: `<table id="it" role="presentation" width="900"><tr><td>${SENTENCE}</td><td>${SENTENCE}</td></tr></table>`,
      at: ["#it"],
    },
    {
      what: "a menu and texts in cells of a wide table that has no headers",
      body: `<table id="it" width="900"><tr><td><nav><a href="/a">Rye</a></nav></td><td><h2>Bread</h2>${SENTENCE}</td></tr></table>`,
      at: ["#it"],
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
      what: "a heading too wide for the window in boxes whose names only sound like that of a map",
      style: "h2{white-space:nowrap;font-size:30px}",
      body: '<div class="roadmap bitmap-list" id="sitemap"><h2>Failed to load the definition of this bakery</h2></div>',
      at: ["#sitemap > h2"],
    },
    {
      what: "a page in a window that does not scroll down",
      style: "html,body{height:100vh;overflow:hidden}main{font-size:16px}",
      body: `<p>${SENTENCE.repeat(5)}</p>`,
      at: ["html"],
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
      what: "boxes of a fixed width whose few words fit in, with a border and with a ground",
      style:
        ".card{width:420px;border:1px solid #ccc;padding:12px}.offer{min-width:26rem;background:#eef;padding:12px}",
      body: '<div class="card" id="one"><b>Ten loaves:</b> € 34</div><section><div class="offer" id="two">Zwei Brote</div></section>',
      at: ["#one", "#two"],
    },
    {
      what: "a bar that stays and leaves less than half of the page",
      style: ".bar{position:fixed;left:0;right:0;bottom:0;background:#fff;height:150px}",
      body: `<p>${SENTENCE}</p><div class="bar"><p>One loaf in your basket</p><button>Order</button></div>`,
      at: ["div.bar"],
    },
    {
      what: "a wide table for layout that has a header cell",
      body: `<table id="it"><tr><th colspan="2">Our bakery</th></tr><tr>${`<td><h2>News</h2><img alt="" style="width:300px;height:20px" src="data:,"></td>`.repeat(2)}</tr></table>`,
      at: ["#it"],
    },
    {
      what: "a table of data that can't even be scrolled to",
      style: "body{overflow-x:hidden}",
      body: data("12,345.00"),
      at: ["main > table"],
    },
    {
      what: "a wide table that moves the whole page",
      body: `<table><tr>${"<td>12,345.00</td>".repeat(9)}</tr></table>`,
      at: ["main > table"],
    },
    {
      what: "a map that has to be that wide",
      style: ".store-map{height:90px;white-space:nowrap}",
      body: '<div class="store-map">Our stores on the river and in the old town are open all day on every day of the week</div>',
      at: ["div.store-map"],
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
