import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A field that takes some letters, and a place for what is said of them; `say` says it with `left`, the letters left. */
const limited = (field: string, say: string, live = ""): string =>
  `<p><label for="it">Note</label> ${field}</p><p id="said" ${live}></p><script>it.oninput = () => { const left = it.maxLength - it.value.length; ${say} };</script>`;
const AREA = '<textarea id="it" maxlength="60"></textarea>';
/** A field that takes more letters than the page says it should, with `over` told once there are too many. */
const overLimit = (label: string, over: string, live = ""): string =>
  `<p><label for="it">${label}</label> <textarea id="it"></textarea></p><p id="said" ${live}></p><script>it.oninput = () => { said.textContent = it.value.length > 40 ? "${over}" : ""; };</script>`;
const LINE = '<input id="it" maxlength="30">';

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a limit that is told",
      body: limited(AREA, 'said.textContent = left === 0 ? "Limit reached" : "";', 'role="status"'),
    },
    {
      what: "a text that is too long, told in a live region",
      body: overLimit("Nachricht (höchstens 40 Zeichen)", "Die Nachricht ist zu lang", 'role="status"'),
    },
    {
      what: "a limit that belongs to the field",
      body: limited(
        '<input id="it" maxlength="30" aria-describedby="said">',
        'said.textContent = left === 0 ? "Das Feld ist voll" : "";',
      ),
    },
  ],
  failed: [
    {
      what: "a text that is too long, told in sight alone",
      body: overLimit("Message for the card, 40 characters at most", "Your message is too long"),
      at: ["#said"],
    },
    {
      what: "the same in French, beside a count, heard of as a key is let go of",
      body: '<p><label for="it">Dorure</label> <span id="count">0 / 25</span> <input id="it"></p><p id="said"></p><script>it.onkeyup = () => { count.textContent = it.value.length + " / 25"; said.textContent = it.value.length > 25 ? "Texte trop long pour le dos" : ""; };</script>',
      at: ["#said"],
    },
    {
      what: "the same in Polish",
      body: overLimit("Dedykacja (najwyżej 40 znaków)", "Tekst dedykacji jest za długi"),
      at: ["#said"],
    },
  ],
  review: [
    {
      what: "a limit that only comes to be seen",
      body: limited(AREA, 'said.textContent = left === 0 ? "Limit reached" : "";'),
      at: ["#said"],
    },
    {
      what: "the same in French, at a field of one line",
      body: limited(LINE, 'said.textContent = left === 0 ? "Vous avez tout utilisé" : "";'),
      at: ["#said"],
    },
  ],
  notApplicable: [
    {
      what: "a limit that belongs to another thing",
      body: overLimit("Describe the 40 boxes", "Many words"),
    },
    {
      what: "letters that are counted",
      body: limited(AREA, 'said.textContent = left + " characters left";'),
    },
    {
      what: "a text that comes as soon as anything is written",
      body: limited(LINE, 'said.textContent = left < 30 ? "Draft, not yet sent" : "";'),
    },
    {
      what: "a field without a limit",
      body: limited("<textarea id='it'></textarea>", 'said.textContent = "";'),
    },
  ],
});
