import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHoverOnlyContent } from "./rule.ts";

const picture = (color: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='120'%3E%3Crect width='200' height='120' fill='${color}'/%3E%3C/svg%3E`;

/** A picture under another one that the pointer takes away. */
const TWO =
  ".two{position:relative;width:200px;height:120px} .two img{position:absolute;inset:0} .two .last{opacity:0} .two:hover .last{opacity:1}";
const two = (alt = "The oven today", around = "div"): string =>
  `<${around} class="two"><img src="${picture("gray")}" alt="The oven in 1843"><img class="last" src="${picture("brown")}" alt="${alt}"></${around}>`;

/** An element of scripts with a tip of its own in its shadow root. */
const inShadow = (css: string, inner: string, beside = ""): string =>
  `<bread-tip id="tip">Sourdough</bread-tip>${beside}<script>const sheet = new CSSStyleSheet(); sheet.replaceSync(\`:host{display:inline-block;position:relative} .tip{display:none;position:absolute;top:100%;background:#000;color:#fff} ${css}\`);
  customElements.define("bread-tip", class extends HTMLElement { constructor() { super(); const root = this.attachShadow({ mode: "open" }); root.adoptedStyleSheets = [sheet]; root.innerHTML = \`${inner}\`; } });</script>`;

/** Sales of a week, drawn, whose numbers the pointer brings up. */
const chart = (move: string, beside = "", attributes = ""): string =>
  `<canvas id="sales" width="280" height="120" ${attributes}></canvas><p id="told"></p>${beside}<script>const tell = (day) => { told.textContent = day + ": " + (310 + day.length) + " loaves"; }; ${move}</script>`;
const MOVES = 'sales.onmousemove = ({ offsetX }) => tell(offsetX < 100 ? "Monday" : "Friday");';

ruleOutcomes(a11yHoverOnlyContent, {
  passed: [
    {
      what: "a picture that the focus uncovers, too",
      style: `${TWO} .two:focus .last{opacity:1}`,
      body: two().replace("<div", '<div tabindex="0" role="img" aria-label="The oven in 1843 and today"'),
    },
    {
      what: "a tip in a shadow root that the focus brings, too",
      body: inShadow(
        ".name:hover + .tip, .name:focus + .tip{display:block}",
        '<button class="name"><slot></slot></button><span class="tip">Three days in the cold</span>',
      ),
    },
    {
      what: "a chart whose numbers the arrow keys bring up",
      body: chart(
        `${MOVES} sales.onkeydown = () => tell("Friday");`,
        "",
        'tabindex="0" role="img" aria-label="Sales"',
      ),
    },
    {
      what: "a chart whose numbers stand below",
      body: chart(MOVES, "<ul><li>Monday: 316 loaves</li><li>Friday: 316 loaves</li></ul>"),
    },
  ],
  failed: [
    {
      what: "a tip in a shadow root whose host is pointed at",
      body: inShadow(
        ":host(:hover) .tip{display:block}",
        '<slot></slot><span class="tip">Three days in the cold</span>',
      ),
      at: ["#tip"],
    },
    {
      what: "a tip in a shadow root beside what is pointed at",
      body: inShadow(
        ".name:hover + .tip{display:block}",
        '<span class="name"><slot></slot></span><span class="tip">Three days in the cold</span>',
      ),
      at: ["#tip >>> span.name"],
    },
  ],
  review: [
    { what: "a picture that only the pointer uncovers", style: TWO, body: two(), at: ["div.two"] },
    {
      what: "a picture that a script exchanges for another, in German",
      body: `<div id="loaf"><img width="200" height="120" src="${picture("gray")}" alt="Brot von außen"><img hidden width="200" height="120" src="${picture("brown")}" alt="Brot im Anschnitt"></div>
        <script>const [one, two] = loaf.children; const swap = (isIn) => () => { one.hidden = isIn; two.hidden = !isIn; }; loaf.onmouseenter = swap(true); loaf.onmouseleave = swap(false);</script>`,
      at: ["#loaf"],
    },
    { what: "a chart whose numbers only the pointer brings up", body: chart(MOVES), at: ["#sales"] },
    {
      what: "a drawing in a box that hears of the pointer, in Spanish",
      body: `<div id="plan" style="width:240px"><svg viewBox="0 0 240 100" width="240" height="100" role="img" aria-label="Mareas"><path d="M0 50Q60 0 120 50T240 50" stroke="#000" fill="none"/></svg></div>
        <script>plan.addEventListener("pointermove", ({ offsetX }) => { let say = document.getElementById("say"); if (say === null) { say = document.createElement("p"); say.id = "say"; plan.after(say); } say.textContent = "Marea de " + Math.round(offsetX / 40) + " m"; });</script>`,
      at: ["#plan"],
    },
  ],
  notApplicable: [
    {
      what: "a card that leads on and shows its product from behind",
      style: TWO,
      body: `<a href="/rye" style="display:block;width:200px">${two("Rye bread from behind", "span").replace("two", 'two" style="display:block')}</a>`,
    },
    {
      what: "the same picture in other colors, and a card that is lifted",
      style: `${TWO} .card{width:120px} .card:hover{transform:translateY(-4px);box-shadow:0 4px 8px #0006}`,
      body: `${two("The oven in 1843")}<div class="card"><p>Rye bread</p></div>`,
    },
    {
      what: "a drawing that follows the pointer and says nothing",
      body: `<canvas id="sky" width="240" height="120"></canvas><script>sky.onmousemove = ({ offsetX }) => { sky.getContext("2d").fillRect(offsetX, 0, 2, 9); };</script>`,
    },
  ],
});
