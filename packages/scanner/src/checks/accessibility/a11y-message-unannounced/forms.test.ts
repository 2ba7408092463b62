import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

const ANNOUNCER =
  '<div id="live" aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Bienvenue</div>';

/** A form far from the toast that it brings; `tell` is what else its script does with `words`. */
const toasting = (words: string, tell: string): string =>
  `<form id="f" novalidate><label>Name <input></label><button>Send</button></form><p>Since 1911</p>${ANNOUNCER}
  <script>f.onsubmit = (event) => { event.preventDefault(); document.getElementById("toast")?.remove(); const words = "${words}"; document.body.insertAdjacentHTML("beforeend", '<div id="toast" class="toast" style="position:fixed;right:0;top:0">' + words + "</div>"); ${tell} };</script>`;

/** A table or list beside a field and a button, whose entries are drawn anew when the button is pressed. */
const redrawn = (entries: string, later: string): string =>
  `<form id="f" novalidate><label>Search <input></label><button>Search</button>${entries}</form><script>f.onsubmit = (event) => { event.preventDefault(); document.getElementById("list").innerHTML = '${later}'; };</script>`;

/** A form in two steps, the second of which says something when it is left empty. */
const stepped = (said: string, further: string): string =>
  `<form id="f" novalidate><div id="one"><label>Ville <input id="town"></label><p role="status" id="first"></p><button type="button" id="next">Continuer</button></div>
  <div id="two" hidden><label>Rue <input id="street"></label>${said}<button type="button" id="last">Continuer</button></div></form>
  <script>next.onclick = () => { if (town.value === "") first.textContent = "Indiquez votre ville."; else { one.hidden = true; two.hidden = false; } };
  last.onclick = () => { if (street.value === "") told.textContent = "Indiquez votre rue."; else ${further}; };</script>`;
const SENT = '{ f.outerHTML = "<p role=status>Merci, à bientôt.</p>" }';

/** A form with a code beside which an error comes once it is left, and what the form answers in the end. */
const checkedOnLeaving = (code: string, error: string, answer: string): string =>
  `<form id="f" novalidate><p><label>Name <input></label></p><p>${code}</p><button>OK</button></form><p id="end"></p>
  <script>it.onblur = () => { told.textContent = it.value !== "" && !/^X-\\d{3}$/.test(it.value) ? "${error}" : ""; };
  f.onsubmit = (event) => { event.preventDefault(); if (it.value !== "") { ${answer} } };</script>`;
const CODE = '<label>Kennung <input id="it"></label> <span id="told"></span>';

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "an error that is read out when a field is left",
      body: checkedOnLeaving(CODE.replace("<span", '<span role="alert"'), "Formato non valido", ""),
    },
    {
      what: "toasts whose words a live region says: at once, a moment later, and the same words once more",
      body: toasting("Something went wrong", "live.textContent = words;"),
    },
    {
      what: "such a toast in Spanish, told a moment later in a child that is replaced",
      body: toasting(
        "Algo ha ido mal",
        'setTimeout(() => live.replaceChildren(Object.assign(document.createElement("span"), { textContent: words })), 700);',
      ),
    },
    {
      what: "a toast whose words stood in the live region before",
      body: toasting(
        "Bienvenue",
        "live.textContent = ''; setTimeout(() => { live.textContent = words; }, 100);",
      ),
    },
    {
      what: "a toast while the page says in other words out of sight what is missing",
      body: toasting("Hoppla!", 'live.textContent = "Bitte geben Sie Ihren Namen an.";'),
    },
    {
      what: "a second step that says what is missing",
      body: stepped('<p role="alert" id="told"></p>', SENT),
    },
  ],
  failed: [
    {
      what: "an error at a field that is left, and a form that takes it nevertheless",
      body: checkedOnLeaving(CODE, "Ungültig", 'f.hidden = true; end.textContent = "Vielen Dank!";'),
      at: ["#end", "#told"],
    },
    {
      what: "such an error in Dutch, in a form that says nothing else",
      body: checkedOnLeaving(CODE, "Niet goed", ""),
      at: ["#told"],
    },
    {
      what: "an error that comes a moment after a full postal code was written",
      body: `<form id="f" novalidate><p><label>Postleitzahl <input id="it" maxlength="5"></label></p><p id="told"></p><p><label>Name <input id="name"></label></p><button>Bestellen</button></form><script>it.oninput = () => { if (it.value.length === 5) setTimeout(() => { told.textContent = "Ungültig"; }, 300); }; f.onsubmit = (event) => { event.preventDefault(); };</script>`,
      at: ["#told"],
    },
    {
      what: "one error of an empty form, and another of one that is filled in wrongly",
      body: `<form id="f" novalidate><p><label>Mail <input id="it" type="email"></label> <span id="told"></span></p><p><label>Name <input id="name"></label></p><p id="all"></p><button>OK</button></form><script>f.onsubmit = (event) => { event.preventDefault(); all.textContent = it.value === "" ? "2 fields are missing." : ""; told.textContent = it.value === "" || it.value.includes("@") ? "" : "Invalid address"; };</script>`,
      at: ["#all", "#told"],
    },
    {
      what: "a toast while the live region stays as it was, or is emptied",
      body: toasting("Algo ha ido mal", "live.textContent = '';"),
      at: ["#toast"],
    },
    {
      what: "a toast beside words for assistive technology that are no live region",
      body: toasting("Fehler: bitte Namen angeben", "live.ariaLive = 'off'; live.textContent = words;"),
      at: ["#toast"],
    },
    {
      what: "a second step that says to eyes alone what is missing",
      body: stepped('<p id="told"></p>', SENT),
      at: ["#told"],
    },
    {
      what: "a form laid out in a table that says to eyes alone what is missing",
      body: `<form id="f" novalidate><table role="presentation"><tr><td><label for="a">Name</label></td><td><input id="a"></td></tr><tr id="wrong" hidden><td></td><td>Please tell us your name.</td></tr><tr><td></td><td><button>Send</button></td></tr></table></form><script>f.onsubmit = (event) => { event.preventDefault(); wrong.hidden = false; };</script>`,
      at: ["#wrong"],
    },
    {
      what: "a search that says to eyes alone that it is at work",
      body: `<form id="f" novalidate><label>Nach <input id="to"></label><button>Suchen</button> <span id="load"></span></form><div id="found"></div><script>f.onsubmit = (event) => { event.preventDefault(); if (to.value === "") return; load.textContent = "Wird geladen …"; setTimeout(() => { load.textContent = ""; found.innerHTML = '<h2>Oslo</h2><a href="/oslo">129 €</a>'; }, 800); };</script>`,
      at: ["#load"],
    },
  ],
  notApplicable: [
    {
      what: "a word on a field that is left, be it about nothing wrong, or heard with the field",
      body: `<form id="f" novalidate><p><label>Kennung <input id="it" aria-describedby="told"></label> <span id="told"></span></p><p><label>Name <input id="name"></label> <span id="good"></span></p><button>OK</button></form><script>it.onblur = () => { if (it.value !== "") told.textContent = "Ungültig"; }; document.getElementById("name").onblur = () => { good.textContent = "Schöner Name"; }; f.onsubmit = (event) => { event.preventDefault(); it.value = ""; told.textContent = good.textContent = ""; };</script>`,
    },
    {
      what: "rows of a table that is drawn anew",
      body: redrawn(
        '<table><tbody id="list"><tr><td>Rye head race</td><td>3</td></tr><tr><td>Oat sprint</td><td>1</td></tr></tbody></table>',
        "<tr><td>Oat sprint</td><td>1</td></tr><tr><td>Spelt regatta</td><td>2</td></tr>",
      ),
    },
    {
      what: "entries of a list that is drawn anew",
      body: redrawn(
        '<ul id="list"><li>Rye head race</li><li>Oat sprint</li></ul>',
        "<li>Oat sprint</li><li>Spelt regatta</li><li>Barley eights</li>",
      ),
    },
    {
      what: "the heading of a table that sorts it, and its next page, beside a field to search with",
      body: `<div><label>Search <input></label><table><thead><tr><th><button onclick="list.innerHTML = '<tr><td>Oat sprint</td></tr><tr><td>Rye head race</td></tr><tr><td>Spelt regatta</td></tr>'">Place: activate to sort</button></th></tr></thead><tbody id="list"><tr><td>Rye head race</td></tr><tr><td>Oat sprint</td></tr></tbody></table><nav aria-label="Pages"><button>Next</button></nav></div>`,
    },
  ],
});
