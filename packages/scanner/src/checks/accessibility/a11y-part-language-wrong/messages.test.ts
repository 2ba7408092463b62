import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPartLanguageWrong } from "./rule.ts";

/** A form that answers when it is sent. */
const form = (lang: string, label: string, answer: string, attributes = ""): string =>
  `<form action="/order" novalidate lang="${lang}"><label>${label} <input></label><p id="told" role="alert" ${attributes}></p><button>OK</button></form>
  <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); told.textContent = ${JSON.stringify(answer)}; };</script>`;

ruleOutcomes(a11yPartLanguageWrong, {
  passed: [
    {
      what: "a French form that answers in French",
      body: form("fr", "Date d'arrivée", "Veuillez choisir votre date d'arrivée avant de continuer."),
    },
    {
      what: "an English answer that declares its language",
      body: form("de", "Anreise", "Please select your arrival date before you continue.", 'lang="en"'),
    },
    {
      what: "a German answer with an English name in it",
      body: form("de", "Anreise", "Bitte wählen Sie Ihre Anreise im Best Western Plus Plaza Hotel."),
    },
  ],
  failed: [
    {
      what: "a French form that answers in English",
      body: form("fr", "Date d'arrivée", "Please select your arrival date before you continue."),
      at: ["#told"],
    },
    {
      what: "a Dutch form with the words of a library",
      body: form("nl", "Aankomst", "This field is required."),
      at: ["#told"],
    },
    {
      what: "an English form that answers in German",
      body: form("en", "Arrival", "Bitte geben Sie Ihr Anreisedatum ein, bevor Sie fortfahren."),
      at: ["#told"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
