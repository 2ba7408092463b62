import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

/** A form of two fields, each with a place for what is wrong with it. */
const halfTold = (script: string): string =>
  `<form id="f" novalidate><div><label for="who">Navn</label><input id="who"><p id="near"></p></div><div><label for="mail">Mail</label><input id="mail" aria-describedby="far"><p id="far"></p></div><button>Send</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); ${script} };</script>`;

ruleOutcomes(a11yErrorUntold, {
  passed: [
    {
      what: "a field on a pink ground that says in its placeholder what is missing, and a text on the other one",
      body: halfTold(
        'who.style.background = "#fde3e3"; who.placeholder = "Udfyld navnet"; far.textContent = "Skriv en adresse som navn@domæne.dk.";',
      ),
    },
    {
      what: "two fields on a pink ground, each with a text",
      body: halfTold(
        'for (const [one, said] of [[who, near], [mail, far]]) { one.style.background = "#fde3e3"; said.textContent = "Falta este dato."; }',
      ),
    },
  ],
  failed: [
    {
      what: "a red field beside another one whose text names that one alone",
      body: halfTold('who.style.border = "2px solid #c00"; far.textContent = "Please enter your mail.";'),
      at: ["#who"],
    },
  ],
  review: [
    {
      what: "a field on a pink ground beside another one of which a text tells",
      body: halfTold(
        'who.style.background = "#fde3e3"; far.textContent = "Skriv en adresse som navn@domæne.dk.";',
      ),
      at: ["#who"],
    },
    {
      what: "a field with a red border beside another one of which a text tells",
      body: halfTold(
        'who.style.border = "2px solid #c00"; far.textContent = "Escriba un correo como ana@dominio.es.";',
      ),
      at: ["#who"],
    },
    {
      what: "a red field beside another one whose text names that one among all",
      body: halfTold(
        'who.style.border = "2px solid #c00"; far.textContent = "Mail, like all fields, is required.";',
      ),
      at: ["#who"],
    },
  ],
  notApplicable: [
    {
      what: "two fields that stay as they are",
      body: halfTold('far.textContent = "Thank you.";'),
    },
  ],
});
