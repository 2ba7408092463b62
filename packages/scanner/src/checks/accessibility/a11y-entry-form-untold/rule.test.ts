import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yEntryFormUntold } from "./rule.ts";

ruleOutcomes(a11yEntryFormUntold, {
  passed: [
    String.raw`<label>Contract number (for example AB-12345) <input pattern="AB-\d{5}"></label>`,
    String.raw`<label for="a">Kundennummer</label><input id="a" pattern="\d{8}" aria-describedby="h"><p id="h">8 Ziffern, siehe Rechnung</p>`,
    String.raw`<label>Giorno (GG/MM/AAAA) <input pattern="\d{2}/\d{2}/\d{4}"></label>`,
    {
      what: "an example in the empty field, in the tip, and beside it",
      body: String.raw`<label>Phone <input type="tel" pattern="\d{3}-\d{3}-\d{4}" placeholder="202-555-0123"></label><label>Código <input pattern="[A-Z]{2}\d{4}" title="Dos letras y cuatro dígitos, XY1234"></label><p><label for="b">Plate</label> <input id="b" pattern="[A-Z]{3} \d{3}"> like KLM 482</p>`,
    },
  ],
  review: [
    {
      what: "a contract number",
      body: String.raw`<label>Contract number <input id="it" pattern="BN-\d{5}"></label>`,
      at: ["#it"],
    },
    {
      what: "a phone number that has to have dashes",
      body: String.raw`<label for="it">Mobile phone</label><input id="it" type="tel" autocomplete="tel" pattern="[0-9]{3}-[0-9]{3}-[0-9]{4}">`,
      at: ["#it"],
    },
    {
      what: "customer numbers in German and French, with hints that say nothing of their form",
      body: String.raw`<p><label for="one">Kundennummer</label> <input id="one" pattern="^\d{8}$"> Sie steht auf der Rechnung.</p><p><label>Numéro d’adhérent <input id="two" pattern="[A-Z]{2}[0-9]{6}" title="Champ incorrect"></label></p>`,
      at: ["#one", "#two"],
    },
  ],
  notApplicable: [
    "<label>Name <input></label>",
    {
      what: "numbers that everyone knows how to write",
      body: String.raw`<label>ZIP code <input pattern="\d{5}"></label><label>PLZ <input pattern="[0-9]{5}"></label><label>Verification code <input pattern="[0-9]{6}"></label>`,
    },
    {
      what: "patterns that take nearly anything",
      body: String.raw`<label>Name <input pattern=".*\S.*"></label><label>Count <input pattern="[0-9]*" inputmode="numeric"></label><label>User name <input pattern="[A-Za-z0-9]{3,20}"></label><label>Phone <input type="tel" pattern="[0-9 ()+-]+"></label><label>Web page <input pattern="https?://.+"></label><label>Email <input pattern="[^@]+@[^@]+\.[a-z]+"></label>`,
    },
  ],
});
