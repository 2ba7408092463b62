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

/** A warning that comes by itself and goes by what stands in it. */
const warning = (inside: string): string =>
  `<p>Bread <button onclick="this.textContent += '!'">Order</button></p><script>setTimeout(() => { const box = document.createElement("div"); box.className = "warning"; box.style = "position:fixed;left:0;top:0;background:#ffd"; box.innerHTML = '<p>Red flag today at the bay</p>${inside}'; document.body.append(box); box.querySelector(".shut").onclick = () => box.remove(); }, 5000);</script>`;

/** Pictures that hear of clicks by the box around them, and are shown larger. */
const pictures = (one: string): string =>
  `<style>#all img{width:150px;height:90px;cursor:zoom-in}</style><div id="all">${one.repeat(2)}</div>
  <script>all.onclick = ({ target }) => { if (target.tagName !== "IMG" && target.tagName !== "BUTTON") return; const large = document.createElement("div"); large.style = "position:fixed;inset:0;background:#000d"; large.innerHTML = "<button>Close</button><p>Children with boards</p>"; document.body.append(large); large.firstChild.onclick = () => large.remove(); };</script>`;
const PICTURE = `<img alt="Boards" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    { what: "pictures in buttons", body: pictures(`<button>${PICTURE}</button>`) },
    { what: "a warning that comes, with a button", body: warning('<button class="shut">Fechar</button>') },
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
      what: "pictures that only a click shows larger",
      body: pictures(PICTURE),
      at: ["#all > img:nth-of-type(2)"],
    },
    {
      what: "what closes a warning that comes",
      body: warning('<span class="shut" id="away" style="cursor:pointer">Fechar</span>'),
      at: ["#away"],
    },
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
  review: [
    {
      what: "a cross beside a button that takes over what was chosen",
      body: dialog(
        `<span class="shut close" id="cross" style="${HAND}">×</span><button class="shut">Añadir al pedido</button>`,
        false,
      ),
      at: ["#cross"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
