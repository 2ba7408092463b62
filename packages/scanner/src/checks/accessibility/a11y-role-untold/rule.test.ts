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
  ],
  failed: [
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
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part that scrolls",
      body: '<div tabindex="0" style="height:40px;overflow:auto"><p>Rye</p><p>Oat</p><p>Rolls</p></div>',
    },
  ],
});
