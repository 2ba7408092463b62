import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yLinkPurpose } from "./rule.ts";

const card = (bread: string, label: string): string =>
  `<li><h2>${bread}</h2><p>Baked by hand.</p><a href="/${bread.toLowerCase().replace(" ", "-")}" aria-label="${label}">More</a></li>`;
/** Pages whose words a script writes. */
const SCRIPTED = {
  "/shop":
    '<!doctype html><html lang="en"><title>Shop</title><main id="m"></main><script>m.textContent = location.search.startsWith("?n") ? "Call the north shop under 123, open all day long" : "Rye bread is baked from flour and salt"</script>',
};

ruleOutcomes(a11yLinkPurpose, {
  passed: [
    {
      what: "cards whose links are named in other words, or after both",
      body: `<ul>${card("Seeded rye", "More about our darkest loaf")}${card("Oat loaf", "Oat loaf, eaten with Seeded rye")}${card("Rolls", "More about rolls")}</ul>`,
    },
    {
      what: "a link to a part of the page whose heading says the same, in German",
      body: '<div><a href="#get">Download</a></div><section id="get"><h2>Download für alle Geräte</h2></section><div><a href="#more">Details</a></div><h2 id="more">Alle Details</h2>',
    },
    {
      what: "items of a menu that are each one noun",
      body: '<!doctype html><html lang="en"><head><title>Rye</title></head><body><div class="nav-bar"><ul><li><a href="/">Home</a></li><li><a href="/docs">Docs</a></li><li><a href="/rye.zip">Download</a> <span></span></li></ul></div><nav><ul><li><a href="#all">Características</a></li><li><a href="#get">Download</a></li></ul></nav><nav><a href="/loaves">Brote</a> <a href="/shops">Läden</a> <a href="/info">Info</a></nav><main><h1>Rye</h1></main></body></html>',
    },
    {
      what: "links of one name to one page, spelled otherwise each time",
      body: '<ul><li>Bread</li></ul><div><a href="http://rye.test">Rye</a></div><div><a href="https://www.rye.test/">Rye</a></div><div><a href="https://rye.test/#">Rye</a></div>',
    },
    {
      what: "links of one name that open boxes on this page",
      body: '<div><a href="#one">Open box</a></div><div><a href="#two">Open box</a></div><div><a href="javascript:open()">Open box</a></div><div id="one">Rye</div><div id="two">Oat</div>',
    },
    {
      what: "links of one name, each in a sentence of its own that says more",
      body: '<div><a href="https://rye.test/a">Read more</a> about rye bread</div><div><a href="https://rye.test/b">Read more</a> about oat bread</div><div>Oats of the mill: <span><a href="https://rye.test/c">Prices</a></span></div><div>Rye of the mill: <a href="https://rye.test/d">Prices</a></div>',
    },
    '<p>Our price list: <a href="/a">download</a></p>',
    '<p>Fresh bread is baked here every morning <a href="/a">[…]</a></p>',
    {
      what: "files under a header that spans their columns",
      body: '<table><tr><th colspan="2">Cookbook of the mill</th></tr><tr><td><a href="/a">HTML</a></td><td><a href="/b">PDF</a></td></tr></table>',
    },
    {
      what: "a picture whose alternative is only dots, which is told of the picture",
      body: '<div><a href="/a"><img src="/rye.png" alt="..." width="90" height="90"></a></div><div><a href="/b">Our oat bread</a></div>',
    },
    {
      what: "links of one name to pages that scripts make alike",
      body: '<p>North <a href="/shop?n">Contact</a>, south <a href="/shop?n&b">Contact</a></p>',
      routes: SCRIPTED,
    },
    {
      what: "links of one name that descriptions tell apart",
      body: '<p><a href="/a" aria-describedby="n">Way</a> <a href="/b" aria-describedby="s">Way</a></p><p id="n">To the north shop</p><p id="s">To the south shop</p>',
      routes: { "/a": "<p>Right at the mill</p>", "/b": "<p>Left at the church</p>" },
    },
  ],
  failed: [
    {
      what: "a menu of words that are all about something else",
      body: '<nav><ul><li><a id="a" href="/a">Download</a></li><li><a id="b" href="/b">Info</a></li></ul></nav>',
      at: ["#a", "#b"],
    },
    {
      what: "a menu of files that are called alike",
      body: '<nav><ul><li><a id="a" href="/a">Download</a></li><li><a id="b" href="/b">Download</a></li><li><a id="c" href="/c">Info</a></li></ul></nav>',
      at: ["#a", "#b", "#c"],
    },
    {
      what: "cards whose links are all named after the first",
      body: `<ul>${card("Seeded rye", "More about Seeded rye")}${card("Oat loaf", "More about Seeded rye")}</ul>`,
      at: ["main > ul > li:nth-of-type(2) > a"],
    },
    {
      what: "words for any link, in the language of the page and in other scripts",
      body: '<!doctype html><html lang="pt-BR"><head><title>Padaria</title></head><body><div>Pães</div><div><a href="/a">Mais</a></div><div>パン</div><div><a href="/b">詳しくはこちら</a></div><div>خبز</div><div><a href="/c">المزيد</a></div><div>빵</div><div><a href="/d">더보기</a></div><div>Хлеб</div><div><a href="/e">Подробнее</a></div><div>Autores</div><div><a href="/f">Mer</a></div></body></html>',
      at: [2, 4, 6, 8, 10].map((at) => `body > div:nth-of-type(${at}) > a`),
    },
    {
      what: "a full stop after a sentence",
      body: '<p>The new course plan is out <a id="it" href="/courses">.</a></p>',
      at: ["#it"],
    },
    {
      what: "links of one name to different pages below pictures that tell them apart",
      body: '<div><img src="/n.png" alt="North shop" width="90" height="90"> <img src="/s.png" alt="South shop" width="90" height="90"><br><a href="/shop?n">Contact</a> <a href="/shop?s">Contact</a></div>',
      routes: SCRIPTED,
    },
    {
      what: "one link of a name that leads elsewhere than the two others, and not those",
      body: '<div><img src="/n.png" alt="North shop" width="90" height="90"> <a href="/shop?n">Kontakt</a> <a id="it" href="/shop?s">Kontakt</a> <a href="/shop?n">Kontakt</a></div>',
      routes: SCRIPTED,
      at: ["#it"],
    },
    {
      what: "files in a plain table that stands in a table for layout",
      body: '<table role="presentation"><tr><td>Our bakery and its notices<table><tr><td>Rye</td><td><a href="/a">PDF</a></td></tr><tr><td>Oat</td><td><a href="/b">PDF</a></td></tr></table></td></tr></table>',
    },
    {
      what: "links of one name under one heading",
      body: '<div><p>Rye</p><div><a href="/a">Read more</a></div></div><div><p>Oat</p><div><a href="/b">Read more</a></div></div>',
    },
    {
      what: "a text in the block before, and no heading",
      body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><div>Our rye bread</div><a href="/a">...</a></body></html>',
      at: ["body > a"],
    },
    {
      what: "a column whose header is the same for every file",
      body: '<table><tr><th>Bread</th><th>Price list</th></tr><tr><td>Rye</td><td><a href="/a">PDF</a></td></tr><tr><td>Oat</td><td><a href="/b">PDF</a></td></tr></table>',
    },
    {
      body: '<ul><li><a href="/a">PDF</a></li><li><a href="/b">EPUB</a></li></ul>',
      at: ["main > ul > li:nth-of-type(1) > a", "main > ul > li:nth-of-type(2) > a"],
    },
  ],
  review: [
    {
      what: "links of one name to other pages, among links to places of this page",
      body: '<div><a href="#one">Open it</a></div><div><a id="a" href="/rye">Open it</a></div><div><a id="b" href="/oat">Open it</a></div><div id="one">Rye</div>',
      at: ["#a", "#b"],
      by: ALFA,
    },
    {
      what: "links of one name to pages that scripts show under addresses after a sign",
      body: '<div><a id="a" href="#/rye">Open it</a></div><div><a id="b" href="#/oat">Open it</a></div>',
      at: ["#a", "#b"],
      by: ALFA,
    },
    {
      what: "a link of one word to a part of the page whose heading says something else, and no menu",
      body: '<h2>Rye</h2><div><a id="a" href="#get">Download</a></div><section id="get"><h2>Bakers</h2></section>',
      at: ["#a"],
    },
    '<div><h2>Rye</h2><div><a href="/a">Read more</a></div></div>',
    {
      what: "links of one name to pages that scripts make different, which the same words tell to all",
      body: '<p>North <a href="/shop?n">Contact</a>, south <a href="/shop?s">Contact</a></p>',
      routes: SCRIPTED,
    },
  ],
  notApplicable: "<p>Bread</p>",
});
