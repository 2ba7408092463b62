import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySwipeOnly } from "./rule.ts";

const STYLE = ".card{max-width:340px;min-height:90px;border:2px solid;padding:12px}";

/** A card with questions that are answered by what `hear` does, once it calls `answer`. */
const cards = (hear: string, beside = ""): string =>
  `<div id="card" class="card"><h2 id="ask">Eine Station am Bad?</h2><p>Zwölf Räder</p></div>${beside}
  <script>const asked = ["Eine Station am Bad?", "Eine Station am Hafen?", "Danke"]; let at = 0, start = null;
  const answer = () => { at = Math.min(at + 1, 2); ask.textContent = asked[at]; };
  const begin = ({ x }) => { start = x; }; const end = ({ x }) => { if (start !== null && Math.abs(x - start) > 80) answer(); start = null; };
  ${hear}</script>`;
const SWIPED = "card.onpointerdown = begin; card.onpointerup = end;";

/** Rows that a swipe to the left takes away; `inside` follows the words of each, and its buttons do what `press` says. */
const rows = (inside = "", press = ""): string =>
  `<p>Wischen löscht.</p><div id="rows">${["Roggen", "Hafer", "Dinkel"].map((word) => `<div class="row" style="width:320px;padding:8px;border:1px solid">${word} ${inside}</div>`).join("")}</div>
  <script>for (const row of document.querySelectorAll(".row")) { let start = 0; row.onpointerdown = ({ x }) => { start = x; }; row.onpointerup = ({ x }) => { if (start - x > 90) row.remove(); };
  row.querySelector("button")?.addEventListener("click", ({ target }) => { ${press} }); }</script>`;

ruleOutcomes(a11ySwipeOnly, {
  passed: [
    {
      what: "rows whose own buttons do what a swipe does",
      body: rows("<button>Löschen</button>", "row.remove();"),
    },
    {
      what: "a card whose button does what a swipe does, and says so",
      style: STYLE,
      body: `<div id="card" class="card">Factura 12 <button id="paid">Pagada</button></div><p id="said" role="status"></p><script>let start = 0; card.onpointerdown = ({ x }) => { start = x; }; card.onpointerup = ({ x }) => { if (start - x > 90) card.hidden = true; }; paid.onclick = () => { card.hidden = true; said.textContent = "Factura pagada"; };</script>`,
    },
    {
      what: "cards that are swiped, with arrows for it right beside",
      style: STYLE,
      body: cards(
        SWIPED,
        '<p><button onclick="answer()" aria-label="Zurück">‹</button> <button onclick="answer()" aria-label="Weiter">›</button></p>',
      ),
    },
  ],
  failed: [
    {
      what: "cards in a part of their own, beside other parts with buttons",
      style: STYLE,
      body: `<section><h2>Preise</h2><button>Drucken</button></section><section><h2>Frage</h2><div>${cards(SWIPED)}</div></section><section><h2>Karte</h2><button>Größer</button></section>`,
      at: ["#card"],
    },
    {
      what: "flat rows that only a swipe takes away",
      body: rows(),
      at: ["#rows > div:nth-of-type(1)", "#rows > div:nth-of-type(2)"],
    },
    {
      what: "cards that are answered by swiping with the mouse",
      style: STYLE,
      body: cards(SWIPED),
      at: ["#card"],
    },
    {
      what: "pictures that only a finger changes, along a way that the page follows",
      style: STYLE,
      body: `<div id="gallery" class="card"><p>Rye bread</p><p hidden>Oat bread</p></div>
        <script>let from = 0; const hear = (name, act) => gallery.addEventListener(name, act, { passive: false });
        hear("touchstart", ({ touches }) => { from = touches[0].clientX; });
        hear("touchmove", (event) => event.preventDefault());
        hear("touchend", ({ changedTouches }) => { if (changedTouches[0].clientX < from - 40) for (const one of gallery.children) one.hidden = !one.hidden; });</script>`,
      at: ["#gallery"],
    },
  ],
  review: [
    {
      what: "cards that are swiped, with buttons whose words don't speak of it",
      style: STYLE,
      body: cards(
        SWIPED,
        '<p><button onclick="answer()">Ja</button> <button onclick="answer()">Nein</button></p>',
      ),
      at: ["#card"],
    },
    {
      what: "rows whose own buttons do something else",
      body: rows("<button>Merken</button>", 'target.textContent = "Gemerkt";'),
      at: ["#rows > div:nth-of-type(1)", "#rows > div:nth-of-type(2)"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "cards that a click at their edge changes as well, and such as only follow the pointer",
      style: STYLE,
      body: `${cards("card.onpointerdown = begin; card.onpointerup = (event) => { end(event); }; card.onclick = ({ x }) => { if (x > 200) answer(); };")}
        <div id="light" class="card">Light</div><script>light.onpointerdown = () => {}; light.onpointermove = ({ x }) => { light.style.backgroundPosition = x + "px"; };</script>`,
    },
  ],
});
