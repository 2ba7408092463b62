import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const HAND = "cursor:pointer;display:inline-block;padding:6px;background:#ddd";
/** A dialog that Escape closes where `escapes`. */
const dialog = (inside: string, escapes = true): string =>
  `<button id="open">Pedir visita</button><div id="veil" style="position:fixed;inset:0;background:#000" role="dialog" aria-modal="true" aria-label="Visita" hidden><div style="margin:80px;background:#fff"><label>Día <input id="day"></label>${inside}</div></div>
  <script>document.getElementById("open").onclick = () => { veil.hidden = false; day.focus(); };
  const shut = () => { veil.hidden = true; document.getElementById("open").focus(); };
  for (const one of document.querySelectorAll(".shut")) one.onclick = shut;
  veil.onkeydown = ({ key }) => { if (key === "Escape" && ${escapes}) shut(); };</script>`;
/** A message with something to press, which stays. */
const toast = (inside: string): string =>
  `<button id="add">In den Korb</button><div id="toasts" role="status"></div>
  <script>add.onclick = () => { toasts.innerHTML = '<div class="toast" style="position:fixed;right:8px;top:8px"><p>Zwei Tische liegen im Korb</p>${inside}</div>'; toasts.querySelector(".shut").onclick = () => toasts.replaceChildren(); };</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "a dialog whose buttons are buttons",
      body: dialog('<button class="shut">Cerrar</button><button class="shut">Enviar</button>'),
    },
    {
      what: "a cross that does what Escape does",
      body: dialog(`<i class="shut close" style="${HAND}">×</i>`),
    },
    {
      what: "a cross beside a button that closes the same",
      body: dialog(`<i class="shut close" style="${HAND}">×</i><button class="shut">Cerrar</button>`, false),
    },
  ],
  failed: [
    {
      what: "what sends the entries of a dialog",
      body: dialog(
        `<div class="shut" id="send" style="${HAND}">Enviar</div><button class="shut">Cerrar</button>`,
      ),
      at: ["#send"],
    },
    {
      what: "what closes a message",
      body: toast(`<div class="shut close" id="cross" style="${HAND}">×</div>`),
      at: ["#cross"],
    },
    {
      what: "a cross in a dialog that Escape doesn't close",
      body: dialog(`<span class="shut close" id="cross" style="${HAND}">×</span>`, false),
      at: ["#cross"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
