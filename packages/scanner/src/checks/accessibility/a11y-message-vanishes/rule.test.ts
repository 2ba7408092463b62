import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageVanishes } from "./rule.ts";

interface Toast {
  /** Markup of the message. */
  holds: string;
  /** Script that is run with `toast`, the message that has just come. */
  afterward: string;
  isAnnounced?: boolean;
  beside?: string;
}

const GO = "setTimeout(() => toast.remove(), 3000);";
/** Goes after three seconds in which neither the pointer was over it nor the focus in it. */
const GO_UNLESS_HELD =
  'let left = 30; setInterval(() => { if (!toast.matches(":hover, :focus-within")) left -= 1; if (left < 0) toast.remove(); }, 100);';
const UNDO = 'Your order was deleted. <button type="button">Undo</button>';

/** A button that brings a message into a corner of the window. */
function toastPage({ holds, afterward, isAnnounced = true, beside = "" }: Toast): string {
  const role = isAnnounced ? "status" : "none";
  return `<button id="delete">Delete</button>${beside}<script>document.getElementById("delete").onclick = () => {
    const toast = document.createElement("div"); toast.role = "${role}"; toast.style = "position: fixed; right: 8px; bottom: 8px; padding: 16px; background: #fff";
    toast.innerHTML = '${holds}'; document.body.append(toast); ${afterward} };</script>`;
}

/** A form whose button is off until people agree to its terms. */
const agreed = (words: string, afterward: string): string =>
  `<form id="f"><label>Mail <input id="mail"></label><label><input type="checkbox" id="terms"> Acepto las condiciones</label><p id="told"></p><button id="send" disabled>OK</button></form>
  <script>terms.onchange = () => { send.disabled = !terms.checked; }; f.onsubmit = (event) => { event.preventDefault(); if (mail.value.includes("@")) return; told.textContent = "${words}"; ${afterward} };</script>`;

/** Bookings that a button takes from a list; what says so stands in the text for some seconds, or until it is used. */
const inText = (holds: string, ms: number | null): string =>
  `<ul id="list"><li>Rye for beginners <button aria-label="Rye: cancel">×</button></li><li>Sourdough <button aria-label="Sourdough: cancel">×</button></li></ul><div id="slot"></div>
  <script>list.onclick = ({ target }) => { const entry = target.closest("button")?.parentNode; if (entry === undefined) return; entry.remove(); slot.innerHTML = '<p>${holds}</p>';
  slot.querySelector("button").onclick = () => { list.append(entry); slot.replaceChildren(); }; ${ms === null ? "" : `setTimeout(() => slot.replaceChildren(), ${ms});`} };</script>`;

ruleOutcomes(a11yMessageVanishes, {
  passed: [
    {
      what: "an error in the text of a form that stays while something else goes",
      body: agreed("Faltan datos", 'setTimeout(() => { told.dataset.seen = "yes"; }, 3000);'),
    },
    { what: "a way to undo in the text that stays", body: inText("Canceled. <button>Undo</button>", null) },
    { what: "a message that stays", body: toastPage({ holds: UNDO, afterward: "" }) },
    {
      what: "a message that stays until it is closed",
      body: toastPage({
        holds: 'Your order was deleted. <button type="button">Close</button>',
        afterward: 'toast.querySelector("button").onclick = () => toast.remove();',
      }),
    },
    {
      what: "words that wait while they are pointed at",
      body: toastPage({ holds: "Your order was deleted today", afterward: GO_UNLESS_HELD }),
    },
    {
      what: "a message whose words stay elsewhere",
      body: toastPage({
        holds: "Your order was deleted today",
        afterward: `log.textContent = toast.textContent; ${GO}`,
        beside: '<p id="log"></p>',
      }),
    },
  ],
  failed: [
    {
      what: "a way to undo that fades by a style sheet",
      body: toastPage({
        holds: UNDO,
        afterward: 'toast.style.animation = "away 0.5s 3s forwards";',
        beside: "<style>@keyframes away { to { opacity: 0; visibility: hidden } }</style>",
      }),
    },
    ...[
      "Course canceled. <button>Undo</button>",
      "Kurs abgesagt. <button>Rückgängig machen</button>",
      "<b>Hecho</b> <button>Deshacer</button>",
    ].map((holds) => ({ what: `a way to undo in the text that goes: ${holds}`, body: inText(holds, 3000) })),
    { what: "a way to undo that goes", body: toastPage({ holds: UNDO, afterward: GO }) },
    {
      what: "a way to undo that goes, in the word for canceling",
      body: toastPage({ holds: 'Chambre gardée <button type="button">Annuler</button>', afterward: GO }),
    },
    {
      what: "a link that goes, in a message that nobody announces",
      body: toastPage({
        holds: 'Your bread is in the basket. <a href="/basket">See it</a>',
        afterward: GO,
        isAnnounced: false,
      }),
    },
  ],
  review: [
    {
      what: "a dialog with nothing to close it that goes, in the second step of a form",
      body: `<form id="f" novalidate><div id="one"><label>Ciudad <input id="town"></label><button type="button" id="next">Siguiente</button></div><div id="two" hidden><label>Calle <input id="street"></label><button type="button" id="last">Siguiente</button></div></form>
        <script>next.onclick = () => { if (town.value !== "") { one.hidden = true; two.hidden = false; } }; last.onclick = () => { if (street.value !== "") return; document.body.insertAdjacentHTML("beforeend", '<div id="box" role="dialog" aria-label="Error" tabindex="-1" style="position:fixed;top:0">Rellene la calle, por favor <button hidden>OK</button></div>'); setTimeout(() => box.remove(), 2500); };</script>`,
    },
    {
      what: "a way to undo that waits only while it is pointed at or has the focus",
      body: toastPage({ holds: UNDO, afterward: GO_UNLESS_HELD }),
    },
    {
      what: "words that go",
      body: toastPage({ holds: "We close at noon today and open again on Monday", afterward: GO }),
    },
    {
      what: "the thanks of a form that go, once it was filled in",
      body: `<form novalidate id="f"><label>Mail <input type="email" required></label><button>Send</button></form><script>f.onsubmit = (event) => { event.preventDefault(); if (f.checkValidity()) setTimeout(() => { f.insertAdjacentHTML("afterend", '<div class="toast" id="toast">Ihre Nachricht wurde gesendet</div>'); setTimeout(() => toast.remove(), 3000); }, 500); };</script>`,
    },
    ...["Please give an address such as ann@example.org.", "Faltan datos"].map((words) => ({
      what: `an error in the text of a form that goes, once the terms are agreed to: ${words}`,
      body: agreed(words, 'setTimeout(() => { told.textContent = ""; }, 3000);'),
    })),
    {
      what: "an error of a form that goes",
      body: `<form><label>Town <input name="town"></label><button>Order</button><p role="alert" id="told"></p></form><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); told.textContent = "Please enter your town"; setTimeout(() => { told.textContent = ""; }, 3000); };</script>`,
    },
  ],
  notApplicable: [
    {
      what: "a dialog with a button to close it that goes",
      body: `<button id="ask">Ask</button><script>ask.onclick = () => { document.body.insertAdjacentHTML("beforeend", '<div id="box" role="dialog" aria-label="Error" style="position:fixed;top:0">Write to us tomorrow, please <button onclick="box.remove()">OK</button></div>'); setTimeout(() => box.remove(), 2500); };</script>`,
    },
    '<button type="button">Order</button>',
    {
      what: "one word on what has been done",
      body: toastPage({ holds: "Deleted", afterward: GO }),
    },
    {
      what: "a menu that closes by itself",
      body: `<button id="opener" aria-expanded="false">Menu</button><div id="menu" role="menu" aria-label="Breads" hidden><a role="menuitem" href="/rye">Rye bread of today</a></div><script>opener.onclick = () => { menu.hidden = false; setTimeout(() => { menu.hidden = true; }, 3000); };</script>`,
    },
  ],
});
