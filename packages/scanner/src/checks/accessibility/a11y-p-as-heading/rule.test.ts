import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yPAsHeading } from "./rule.ts";

const TEXT =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>";
const POSTS = ["Baker", "Miller", "Farmer"]
  .map((post) => `<div><h2>${post}</h2><div class="t">Harbour Bakery</div>${TEXT}</div>`)
  .join("");
const by = PLUMBLINE;

ruleOutcomes(a11yPAsHeading, {
  passed: [
    "<p>Bread</p><p>We bake by hand.</p>",
    {
      what: "a price that looks like headings, and a line that nothing follows",
      style: "h2,.t{font-size:26px;font-weight:700}",
      body: `<h2>Bread</h2>${TEXT}<h2>Rolls</h2>${TEXT}<p class="t">$4.50</p>${TEXT}<p class="t">The last word</p>`,
      by,
    },
    {
      what: "prices and what they are for",
      style: ".t{font-size:28px;font-weight:700}",
      body: `<ul>${["$19 a month", "24,90 € / Nacht", "€ 12 par personne", "From £5 per loaf", "99 kr. pr. måned"].map((price) => `<li><h2>Loaf</h2><p class="t"><span>${price}</span></p><p>Forty loaves in three places.</p></li>`).join("")}</ul>`,
    },
    {
      what: "how to reach a shop, in letters as large as headings",
      style: ".h2{font-size:1.5em;font-weight:bold}",
      body: `<h2>Visit us</h2>${TEXT}<p class="h2">orders@harbour-bakery.example</p>${TEXT}<p class="h2">www.harbour-bakery.example</p>${TEXT}<p class="h2">Phone: +1 (544) 123-4567</p>${TEXT}`,
    },
    {
      what: "the name of the site in its banner",
      style: ".t{font-size:32px;font-weight:700}",
      body: `<!doctype html><html lang="en"><head><title>Bread</title><style>.t{font-size:32px;font-weight:700}</style></head><body><header><p class="t"><a href="/">The Harbour Baker</a></p><p>Thursday, October 12, 2023</p></header><main><h1>Bread</h1>${TEXT}</main></body></html>`,
    },
    {
      what: "signs in large letters: an emoji, stars, arrows and an icon",
      style: ".t{font-size:40px;font-weight:700} .i{font-family:'Material Icons'}",
      body: `<p>Our breads</p><p>All are baked by hand.</p>${['<span role="img" aria-label="love">😍</span>', "★★★★★", "→ 👩‍🍳 ←"].map((sign) => `<section><p class="t">${sign}</p>${TEXT}</section>`).join("")}<section><p class="t i">bakery_dining</p>${TEXT}</section>`,
    },
    {
      what: "bold sentences",
      body: `<p><b>We are closed in May.</b></p>${TEXT}<p><b>Bring a bag.</b></p>${TEXT}`,
    },
    {
      what: "a bold lead-in",
      body: `<p><b>Note:</b> We are closed.</p>${TEXT}<p><b>Also:</b> Bring a bag.</p>${TEXT}`,
    },
    {
      what: "captions of sliders with marked scales, of colors to choose and of progress bars",
      style: ".t{font-size:20px;font-weight:700}",
      body: `<p>Our breads</p><p>All are baked by hand.</p>${["Preis von bis", "Weight in grams", "Heures d’ouverture"].map((name) => `<div><p class="t">${name}</p><div><span aria-hidden="true">${"1 000 — ".repeat(20)}</span><span>${"10 20 30 ".repeat(12)}</span><input type="range" aria-label="${name}"></div></div>`).join("")}<div><p class="t">Pick a color</p><div><label><input type="radio" name="c"> Light brown, as our oldest bread has been baked ever since</label></div></div><div><p class="t">Baking done</p><div><progress value="3" max="9" aria-label="Baking done"></progress> of all the loaves that have been ordered for today are ready</div></div>`,
    },
    {
      what: "statistics: a number and its caption",
      style: ".t{font-size:24px;font-weight:700} .n{font-size:16px}",
      body: `<p>Our bakery</p><p>In numbers, year by year.</p>${["573 K", "$ 12.00", "100%", "24 Std."].map((number) => `<div><p class="t">${number}</p><p class="n">${TEXT.slice(3, 70)}</p></div>`).join("")}${["Loaves sold", "Verkaufte Brote", "Pains vendus"].map((name) => `<div><div class="t">${name}</div><div><span>12 345</span> more than in the year before, when the mill was closed for half of the summer</div></div>`).join("")}`,
    },
    {
      what: "what a class calls a heading, no larger than text",
      style: ".heading { font-weight: 400; }",
      body: `<div class="heading">Services this week</div>${TEXT}<p><b>Closed on Monday</b></p>${TEXT}`,
    },
    {
      what: "one bold line before a line break, addresses and bold names of persons, and a block beside another",
      style: ".row{display:flex} .row span{font-weight:700;font-size:24px}",
      body: `<p><b>Closed on Monday</b><br>${TEXT.slice(3, -4)}</p><p><b>Harbour Bakery</b><br>Mill Lane 4<br>Hamburg</p><p><b>Mill</b><br>Mill Lane 6<br>Hamburg</p><p><b>Note:</b><br>${TEXT.slice(3, -4)}</p><div class="row"><span>Bread</span>${TEXT}</div>`,
    },
    { what: "one bold line of the text's size", body: `<p><b>Closed on Monday</b></p>${TEXT}` },
    {
      what: "subtitles of headings",
      style: ".t{font-size:24px;font-weight:700}",
      body: POSTS,
    },
    {
      what: "a subtitle in bold below a heading",
      body: `<h2>Rye</h2><p><b>Our classic</b></p>${TEXT}<h2>Oat</h2><p><b>Our youngest</b></p>${TEXT}<div role="heading" aria-level="2">Wheat</div><p><b>Our finest</b></p>${TEXT}`,
    },
    {
      what: "large lines above one picture, a price above a list, a slogan, and the caption of a field",
      style: ".t{font-size:26px;font-weight:700}",
      body: `<p>Our bread</p>${TEXT}<p class="t">Bread, baked by hand!</p><div><img alt="" width="90" height="60" src="data:,"><img alt="" width="90" height="60" src="data:,"></div><p class="t">$4.50</p><ul><li>Rye</li><li>Oat</li></ul><p class="t">The mill</p><div><img alt="" width="90" height="60" src="data:,"></div><p class="t">Your name</p><p><input aria-label="Your name"></p>`,
    },
  ],
  failed: [
    {
      what: "large lines that a class calls headings, however they look",
      style:
        ".subhead { font-size: 26px; margin: 30px 0 10px; } .section-heading { font-size: 24px; color: green; }",
      body: `<p>Bread</p><p>Butter</p><div class="subhead" id="a">Services this week</div><div><div><h3>Ann</h3><p>Thursday.</p></div></div><div class="section-heading" id="b">Flowers</div><ul><li><a href="/">Roses</a></li></ul>`,
      at: ["#a", "#b"],
    },
    {
      what: "sections, the first of which begins right below the title",
      body: `<h2>Seasons</h2><p id="a"><b>Spring</b></p>${TEXT}<p id="b"><b>Summer</b></p>${TEXT}<p id="c"><b>Autumn</b></p>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "bold paragraphs of a text",
      body: `<p id="a"><b>Spring</b></p>${TEXT}<p id="b"><b>Summer</b></p>${TEXT}<p id="c"><b>Autumn</b></p>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "sections that begin with a figure of speech, a year or a field further down",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<div class="t" id="a">Spring 2026</div><div>Fresh bread in 2026, baked every morning with flour from the mill next door and nothing else.</div><div class="t" id="b">Sommer</div>${TEXT}<div class="t" id="c">Order now</div><div>Fresh bread is baked here every morning, with flour from the mill next door and nothing else. <input aria-label="Loaves"></div>`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "a box that a class calls a heading and that looks like the others",
      style: "h2,.h2{font-size:26px;font-weight:700;color:#035}",
      body: `<h2>Bread</h2>${TEXT}<div class="h2" id="it">Prices</div><ul><li>Rye</li></ul>`,
      at: ["#it"],
      by,
    },
    {
      what: "two very large boxes above text, in Greek",
      style: ".t{font-size:26px;font-weight:700}",
      body: `<div class="t" id="a">Νέα του φούρνου</div>${TEXT}<div class="t" id="b">Επικοινωνία</div>${TEXT}`,
      at: ["#a", "#b"],
      by,
    },
    {
      what: "large boxes",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<div class="t" id="a">Spring</div>${TEXT}<div class="t" id="b">Summer</div>${TEXT}<div class="t" id="c">Autumn</div>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
  ],
  review: [
    {
      what: "bold first lines of paragraphs, and a title and a section with signs, in Japanese",
      style: ".t{font-size:22px;font-weight:700} .b{display:block;font-weight:700;font-size:1.2em}",
      body: `<p>みどり鉄道</p><div class="t" id="a">運行のご案内</div><p id="b"><b>● 本日の運行</b></p><ul><li>山の線</li><li>海の線</li></ul>
        <p><strong id="c">【きっぷのご案内】</strong><br>乗車券は乗車日の一か月前から発売します。窓口または券売機でお求めください。雨の日も変わりません。</p>
        <span class="b" id="d">Your order</span><form><p>We bake what you order here in the night before you come, and keep it warm for you.</p><label>E-mail <input autocomplete="email"></label><button>Send</button></form>`,
      at: ["#a", "#b", "#c", "#d"],
      by,
    },
    {
      what: "bold lines before line breaks",
      body: ["Baking", "Sending"]
        .map((name, at) => `<p><b id="it${at}">${name}</b><br>${TEXT.slice(3, -4)}</p>`)
        .join(""),
      at: ["#it0", "#it1"],
      by,
    },
    {
      what: "large bold lines above a row of pictures, a list and a form, in several languages",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<p>Our bread</p>${TEXT}<p class="t" id="a">Before and after</p><div><img alt="Dough" width="90" height="60" src="data:,"><img alt="Bread" width="90" height="60" src="data:,"></div><div class="t" id="b">Unsere Sorten</div><ul><li>Roggen</li><li>Hafer</li></ul><p class="t" id="c">Nous écrire</p><form><label>E-mail <input autocomplete="email"></label><button>Envoyer</button></form>`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "a large line called a subheading below a heading",
      style: ".masthead-subheading { font-size: 26px; }",
      body: `<div><h2>Ann Baker</h2><hr><p class="masthead-subheading" id="a">Graphic Artist - Web Designer</p></div><div><p>Bread</p></div>`,
      at: ["#a"],
    },
    {
      what: "a line of its own among subtitles",
      style: ".t{font-size:24px;font-weight:700}",
      body: `${POSTS}<ul><li>Rye</li></ul><div class="t" id="it">How we work</div>${TEXT}`,
      at: ["#it"],
      by,
    },
    {
      what: "a line that looks like the other headings, above a form",
      style: "h3,.name{font:600 22px/1.2 serif;color:#035}",
      body: `<h2>Bread</h2><h3>Rye</h3>${TEXT}<p class="name" id="it">Order now</p><form><label>Mail <input autocomplete="email"></label><button>Order</button></form>`,
      at: ["#it"],
      by,
    },
    {
      what: "large letters that are not bold",
      style: ".t{font-size:22px;color:#035}",
      body: `<div id="a"><span class="t">Spring</span></div>${TEXT}<div id="b"><span class="t">Summer</span></div>${TEXT}`,
      at: ["#a", "#b"],
      by,
    },
    {
      body: '<p style="font-size:32px;font-weight:bold">Bread</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>',
      by,
    },
    {
      what: "a line with an emoji before its words",
      style: ".t{font-size:40px;font-weight:700}",
      body: `<p class="t">😍 Qualität</p>${TEXT}`,
      by,
    },
    {
      what: "two alike",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<div class="t" id="a">Spring</div>${TEXT}<div class="t" id="b">Summer</div>${TEXT}`,
      at: ["#a", "#b"],
      by,
    },
  ],
  notApplicable: [
    {
      what: "names of products in a list",
      body: `<ul>${`<li><div style="font-size:24px;font-weight:bold">Rye</div>${TEXT}</li>`.repeat(3)}</ul>`,
    },
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
  ],
});
