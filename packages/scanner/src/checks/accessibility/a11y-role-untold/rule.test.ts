import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRoleUntold } from "./rule.ts";

const KEYS = `onkeydown="if (event.key === 'Enter' || event.key === ' ') this.click()"`;
const BOX = `style="display:inline-block;width:24px;height:24px;background:#eee" onclick="this.style.background = this.style.background === 'black' ? '#eee' : 'black'" ${KEYS}`;
/** A dialog with something that closes it, which Escape does as well. */
const closing = (sign: string): string =>
  `<button id="open">Abrir</button><div id="veil" style="position:fixed;inset:0;background:#0008" role="dialog" aria-modal="true" aria-label="Visita" hidden><div style="margin:80px;background:#fff">${sign}<label>Día <input id="day"></label></div></div>
  <script>document.getElementById("open").onclick = () => { veil.hidden = false; day.focus(); };
  const shut = () => { veil.hidden = true; document.getElementById("open").focus(); };
  for (const one of document.querySelectorAll(".close")) one.onclick = shut;
  veil.onkeydown = ({ key }) => { if (key === "Escape") shut(); };</script>`;
const HAND = "cursor:pointer;display:inline-block;width:24px;height:24px";
const PART = "<div hidden>We bake rye and oat.</div>";

ruleOutcomes(a11yRoleUntold, {
  passed: [
    {
      what: "a dialog with a real button that closes it",
      body: closing('<button class="close">Cerrar</button>'),
    },
    {
      what: "a cross for the mouse beside a button that closes the same",
      body: closing(`<span class="close" style="${HAND}">×</span><button class="close">Fermer</button>`),
    },
    {
      what: "a button",
      body: `<button onclick="this.nextElementSibling.hidden = false">More</button>${PART}`,
    },
    {
      what: "a checkbox of its own that says so",
      body: `<span role="checkbox" aria-checked="false" aria-label="Sliced" tabindex="0" ${BOX}></span>`,
    },
    {
      what: "stops with a role, with words, with a picture, and out of sight",
      body: `<span role="slider" aria-label="Loaves" aria-valuenow="3" tabindex="0" style="${HAND}"></span><div tabindex="0">We bake rye and oat.</div><div tabindex="0"><img alt="Rye" width="30" height="30" src="data:,"></div><div tabindex="0" style="width:0;height:0"></div>`,
    },
  ],
  failed: [
    {
      what: "the track of a slider, and the handle that parts two columns",
      body: `<span class="irs"><span id="track" tabindex="0" style="${HAND}"></span></span><div id="bar" class="gutter" tabindex="0" style="width:8px;height:90px;background:#555"><i></i></div>`,
      at: ["#track", "#bar"],
    },
    {
      what: "a cross in a dialog that Escape closes, too",
      body: closing(`<i class="close" id="cross" style="${HAND}"></i>`),
      at: ["#cross"],
    },
    {
      what: "a word in a dialog that Escape closes, too",
      body: closing(`<span class="close" id="word" style="${HAND}">Schließen</span>`),
      at: ["#word"],
    },
    {
      what: "a box to check",
      body: `<p><span id="box" tabindex="0" ${BOX}></span> Sliced</p>`,
      at: ["#box"],
    },
    {
      what: "a text that opens more",
      body: `<div id="more" tabindex="0" onclick="const part = this.nextElementSibling; part.hidden = !part.hidden" ${KEYS}>Our breads</div>${PART}`,
      at: ["#more"],
    },
  ],
  review: {
    what: "sliders of the page's own kind, one of which shows pictures and one of which is empty",
    body: `<image-comparison-slider id="one" tabindex="0" style="display:block"><img alt="Before" width="90" height="60" src="data:,"><img alt="After" width="90" height="60" src="data:,"></image-comparison-slider><x-dial id="two" tabindex="0" style="display:block;width:60px;height:60px;background:#555"></x-dial><div class="price-range" id="three" tabindex="0"><b>5 €</b></div>`,
    at: ["#one", "#two", "#three"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part that scrolls",
      body: '<div tabindex="0" style="height:40px;overflow:auto"><p>Rye</p><p>Oat</p><p>Rolls</p></div>',
    },
  ],
});
