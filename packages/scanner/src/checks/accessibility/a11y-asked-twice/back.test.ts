import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";

import { a11yAskedTwice } from "./rule.ts";

/** A form of two steps with a way back; `onBack` is what that does besides. */
const withBack = ([name, phone]: [string, string], [on, back]: [string, string], onBack: string): string =>
  `<form id="form" novalidate><div id="one"><label>${name} <input id="who" autocomplete="name"></label> <label>${phone} <input id="tel" type="tel" autocomplete="tel"></label> <button type="button" id="on">${on}</button></div>
  <div id="two" hidden><label>Town <input id="town" autocomplete="address-level2"></label> <button type="button" id="back">${back}</button> <button>OK</button></div></form>
  <script>on.onclick = () => { if (who.value === "" || tel.value === "") return; one.hidden = true; two.hidden = false; }; back.onclick = () => { two.hidden = true; one.hidden = false; ${onBack} }; form.onsubmit = (event) => event.preventDefault();</script>`;

ruleOutcomes(a11yAskedTwice, {
  passed: [
    {
      what: "a step that keeps what was written, beside another form that asks for the same",
      body: `${withBack(["Name", "Phone"], ["Next", "Back"], "")}<form action="/news"><label>Name <input autocomplete="name"></label><button>Subscribe</button></form>`,
    },
    { what: "a step that keeps what was written", body: withBack(["Name", "Phone"], ["Next", "Back"], "") },
    {
      what: "a step that is drawn anew with what was written",
      body: withBack(
        ["Name", "Telefon"],
        ["Weiter", "Zurück"],
        "const { value } = who; who.outerHTML = who.outerHTML; who.value = value;",
      ),
    },
    {
      what: "a button that starts all over",
      body: withBack(["Name", "Phone"], ["Next", "Cancel"], 'who.value = tel.value = "";'),
    },
  ],
  review: [
    {
      what: "a way back from a step of choices alone",
      body: withBack(["Name", "Phone"], ["Next", "Back"], 'who.value = tel.value = "";').replace(
        /<label>Town.*?<\/label>/,
        '<p><label><input type="radio" name="way"> Card</label> <label><input type="radio" name="way"> Cash</label></p>',
      ),
      at: ["#who"],
    },
    {
      what: "a way back that empties both fields",
      body: withBack(["Name", "Phone"], ["Next", "Back"], 'who.value = tel.value = "";'),
      at: ["#who"],
    },
    {
      what: "the same in Spanish, of one field that is drawn anew",
      body: withBack(["Nombre", "Teléfono"], ["Siguiente", "Atrás"], "tel.outerHTML = tel.outerHTML;"),
      at: ["#tel"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});

it("does not pass where a way back could not be taken", () => {
  const reason = "There was no time left to operate all of the page.";
  const value: SentForms = { forms: [], notTried: [], waysBackNotTried: [{ count: 1, reason }] };
  const { id, shape } = SENT_FORMS;
  const page = aPage({ facts: { [id]: { gathered: true, shape, value } } });
  const verdict = checkOf(a11yAskedTwice).evaluate(page, anEvidence({ pages: [page] }));
  expect(verdict).toEqual({ outcome: "could-not-run", reason });
});
