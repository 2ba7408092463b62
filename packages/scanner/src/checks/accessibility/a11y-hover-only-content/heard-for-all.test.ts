import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHoverOnlyContent } from "./rule.ts";

/** Words of which a page hears at one place; `more` is what else it hears. */
const terms = (tag: string, more = ""): string =>
  `<p>Wir bauen <${tag} class="term" style="border-bottom:1px dotted" data-note="Bremsen mit Mineralöl, wartungsarm.">Halden</${tag}> ein.</p><div id="note" role="tooltip" style="position:absolute" hidden></div>
  <script>const tell = ({ target }) => { const term = target.closest(".term"); note.hidden = term === null; note.textContent = term?.dataset.note ?? ""; };
  document.addEventListener("mouseover", tell); ${more}</script>`;

const MOVED = `<p><span id="word">Datová schránka</span> se používá denně.</p><p id="help" style="display:none">Elektronické úložiště zpráv pro styk s úřady.</p>
  <script>word.onmousemove = () => { help.style.display = "block"; }; word.onmouseout = () => { help.style.display = "none"; };</script>`;

const CARD =
  ".card{position:relative;width:200px;height:90px} .over{position:absolute;inset:0;background:#fff;visibility:hidden} .card:hover .over{visibility:visible}";
const card = (words: string): string =>
  `<div class="card" id="card"><h3>Wierzbowy</h3><div class="over">${words}</div></div>`;

ruleOutcomes(a11yHoverOnlyContent, {
  passed: [
    {
      what: "terms that the page hears of, of the focus as well",
      body: terms("button", 'document.addEventListener("focusin", tell);'),
    },
    {
      what: "a card whose words are read below it",
      style: CARD,
      body: `${card("Dwa łóżka, widok na staw")}<p>Dwa łóżka, widok na staw</p>`,
    },
  ],
  failed: [
    {
      what: "terms that the page hears of at one place, for the pointer alone",
      body: terms("span"),
      at: ["span.term"],
    },
    { what: "a text that hears the pointer move over it", body: MOVED, at: ["#word"] },
    {
      what: "a card whose words are told nowhere else",
      style: CARD,
      body: `${card("Dwa łóżka, szeroki widok na staw")}<p>Śniadanie od ósmej.</p>`,
      at: ["#card"],
    },
  ],
  review: {
    what: "a card whose words the page says in another order",
    style: CARD,
    body: `${card("Widok na staw, dwa łóżka")}<p>Pokój wierzbowy: łóżka dwa, staw za oknem i piękny widok.</p>`,
    at: ["#card"],
  },
  notApplicable: {
    what: "words that look like terms, and of which the page hears for nothing",
    body: '<p>Wir bauen <span class="info" style="border-bottom:1px dotted">Halden</span> ein.</p><script>document.addEventListener("mouseover", () => {});</script>',
  },
});
