import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDialogStaysOpen } from "./rule.ts";

/** A box over the whole page, as scripts draw it. */
const STYLE =
  ".veil{position:fixed;inset:0;background:#0008;z-index:9}.veil[hidden]{display:none}.veil > div{position:absolute;left:400px;top:200px;width:400px;height:200px;background:#fff}";

/** A dialog with more buttons than are tried, the last of which closes it. */
const full = (id: string, name: string, choices: readonly string[], closes: string): string =>
  `<button onclick="${id}.hidden = false; ${id}.querySelector('button').focus()">${name}</button><div class="veil" id="${id}" hidden><div role="dialog" aria-modal="true" aria-label="${name}">${choices.map((choice) => `<button aria-pressed="false" onclick="this.ariaPressed = 'true'">${choice}</button>`).join("")}<button onclick="${id}.hidden = true">${closes}</button></div></div>`;

ruleOutcomes(a11yDialogStaysOpen, {
  passed: [
    {
      what: "dialogs of many buttons whose last one closes, in Japanese and Czech",
      style: STYLE,
      body:
        full("bread", "パン", ["ライ麦", "小麦", "米粉", "全粒粉", "黒糖", "胡桃"], "ウィンドウを閉じる") +
        full("rolls", "Pečivo", ["Žito", "Pšenice", "Špalda", "Oves", "Mák", "Len"], "Zavřít okno"),
    },
    {
      what: "a dialog that waits for its content",
      style: STYLE,
      body: '<button onclick="veil.hidden = false; box.focus()">Charger</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Commande" id="box" tabindex="-1" aria-busy="true">Votre commande est en cours de chargement</div></div>',
    },
    {
      what: "a dialog that its button closes, and one that Escape does",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; mail.focus()">Open</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="News"><input id="mail" aria-label="Mail"><button>Send</button><button onclick="veil.hidden = true">No, thanks</button></div></div>
        <button onclick="own.showModal()">Own</button><dialog id="own" aria-label="Hours">Open from six <a href="/hours">Hours</a></dialog>`,
    },
  ],
  failed: [
    {
      what: "a picture over the page that takes the focus itself and has a word for the mouse",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; veil.focus()">Enlarge</button><div class="veil" id="veil" role="dialog" aria-modal="true" aria-label="Rye" tabindex="-1" hidden><div><p>Rye bread</p><p style="cursor:pointer" onclick="veil.hidden = true">Close</p></div></div>
      <script>veil.addEventListener("keydown", (event) => event.preventDefault())</script>`,
      at: ["#veil"],
    },
    {
      what: "a dialog with a cross for the mouse",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; mail.focus()">Open</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="News" id="box"><input id="mail" aria-label="Mail"><span style="cursor:pointer" onclick="veil.hidden = true">×</span></div></div>`,
      at: ["#box"],
    },
    {
      what: "a dialog without a control that only a click on its black veil closes",
      style: `${STYLE}.veil{background:#000;}`,
      body: `<button onclick="veil.hidden = false; box.focus()">Renovar</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Préstamos" id="box" tabindex="-1"><p>Todos los préstamos están renovados.</p></div></div>
        <script>veil.onclick = ({ target }) => { if (target === veil) veil.hidden = true; }; veil.onkeydown = (event) => event.preventDefault();</script>`,
      at: ["#box"],
    },
  ],
  review: [
    {
      what: "a dialog that only an answer closes",
      style: STYLE,
      body: `<button onclick="veil.hidden = false; code.focus()">Open</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Code" id="box"><input id="code" aria-label="Code"><button onclick="if (code.value === '42') veil.hidden = true">Go on</button></div></div>`,
      at: ["#box"],
    },
    {
      what: "a dialog that says something and holds nothing to use",
      style: STYLE,
      body: '<button onclick="veil.hidden = false; box.focus()">Verlängern</button><div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Ausleihe" id="box" tabindex="-1"><p>Alle Bücher sind um drei Wochen verlängert.</p></div></div>',
      at: ["#box"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a veil while something loads",
      style: STYLE,
      body: '<button onclick="veil.hidden = false">Load</button><div class="veil" id="veil" hidden><div>Loading</div></div>',
    },
  ],
});
