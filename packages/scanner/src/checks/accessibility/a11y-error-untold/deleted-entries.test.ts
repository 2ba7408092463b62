import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

/** Two fields of plain text and a button that stays off until both are filled in; `onLeaving` is done once the first is left. */
const order = ([first, second, button]: [string, string, string], onLeaving: string): string =>
  `<form id="f" novalidate><p><label for="it">${first}</label> <input id="it"> <span id="told"></span></p><p><label for="other">${second}</label> <input id="other"></p><button id="go" disabled>${button}</button><p id="end"></p></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); end.textContent = "OK."; }; it.onblur = () => { ${onLeaving} };
  f.oninput = () => { go.disabled = it.value === "" || other.value === ""; };</script>`;

/** A field without a form; `onLeaving` is done once it is left. */
const alone = (label: string, onLeaving: string): string =>
  `<p><label for="it">${label}</label> <input id="it"></p><script>it.onblur = () => { ${onLeaving} };</script>`;

ruleOutcomes(a11yErrorUntold, {
  passed: [
    {
      what: "a field that turns red with a text",
      body: `<form id="f" novalidate><p><label>Town <input id="it"></label> <span id="told"></span></p><p><label>Street <input></label></p><button>OK</button></form><script>f.onsubmit = (event) => { event.preventDefault(); if (it.value === "") { it.style.border = "2px solid #c00"; told.textContent = "Enter a town."; } };</script>`,
    },
    {
      what: "an entry that is deleted with a text that says why",
      body: order(
        ["Head of stock", "Contract", "Ask for a quote"],
        'if (!/^\\d+$/.test(it.value)) { it.value = ""; told.textContent = "Type a whole number, such as 12."; }',
      ),
    },
    {
      what: "an entry that becomes a tag",
      body: order(
        ["Topics", "Title", "Save"],
        'if (it.value !== "") { told.textContent += ` ${it.value} ✕`; it.value = ""; }',
      ),
    },
    {
      what: "an entry that is deleted, told in a live region, in a field that stands alone",
      body: `<p><label>Year <input id="year" onchange="if (isNaN(year.value)) { year.value = ''; wrong.textContent = 'Enter a year, such as 1998.'; }"></label> <span id="wrong" role="alert"></span></p>`,
    },
  ],
  failed: [
    {
      what: "a count in a plain field that is deleted without a word, while the button waits for it",
      body: order(
        ["Head of stock", "Contract", "Ask for a quote"],
        'if (!/^\\d+$/.test(it.value)) it.value = "";',
      ),
      at: ["#it"],
    },
    {
      what: "the same in German",
      body: order(["Losgröße", "Auftrag", "Anfragen"], "if (!/^\\d+$/.test(it.value)) it.value = '';"),
      at: ["#it"],
    },
    {
      what: "the same in Spanish, of a code",
      body: order(["Clave", "Obra", "Pedir"], 'if (!/^[A-Z]{2}-\\d{3}$/.test(it.value)) it.value = "";'),
      at: ["#it"],
    },
    {
      what: "a plain field that stands alone, heard of by the page, in Dutch",
      body: '<p><label for="it">Postcode van de werkplaats</label> <input id="it"></p><script>document.addEventListener("focusout", ({ target }) => { if (!/^\\d{4} ?[A-Z]{2}$/.test(target.value)) target.value = ""; });</script>',
      at: ["#it"],
    },
  ],
  review: {
    what: "an amount that becomes another one",
    body: alone("Kilograms of clay", "it.value = Number.parseFloat(it.value) || 0;"),
    at: ["#it"],
  },
  notApplicable: [
    {
      what: "a field that only takes what it suggests",
      body: order(["Town", "Street", "Save"], 'if (it.value !== "Elland") it.value = "";').replace(
        'id="it"',
        'id="it" autocomplete="off"',
      ),
    },
    {
      what: "a search that is emptied once it is left, and a field that keeps letters out while one writes",
      body:
        alone("Search our kilns", 'it.value = "";') +
        `<p><label>Shelf <input id="shelf" onblur="shelf.value = ''" oninput="shelf.value = shelf.value.replaceAll(/\\D/g, '')"></label></p>`,
    },
    {
      what: "an entry that is put into capitals",
      body: order(["Plate", "Owner", "Book"], "it.value = it.value.toUpperCase();"),
    },
  ],
});
