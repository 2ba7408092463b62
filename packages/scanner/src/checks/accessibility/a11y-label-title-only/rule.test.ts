import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabelTitleOnly } from "./rule.ts";

const form = (fields: string, button = "Continue"): string =>
  `<form action="/next">${fields}<button>${button}</button></form>`;
const boxes = (names: readonly string[], attributes = ""): string =>
  `<p>${names.map((name, at) => `<input id="f${at}" aria-label="${name}" style="width:60px" ${attributes}>`).join(" / ")}</p>`;
const HIDDEN = ".vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}";

ruleOutcomes(a11yLabelTitleOnly, {
  passed: [
    {
      what: "fields that suggest or hold what to enter, or that nobody writes in",
      body: form(
        '<input aria-label="Name" placeholder="Name"><input aria-label="Quantity" value="1"><input aria-label="Code" readonly><input type="checkbox" aria-label="Select">',
      ),
    },
    {
      what: "a search field with the button beside it, in Spanish",
      body: '<form role="search"><input type="search" title="Buscar en el catálogo"> <button>Buscar</button></form>',
    },
    {
      what: "a search field with a lens",
      body: '<form role="search"><input title="Search"><button aria-label="Search"><svg width="20" height="20"><circle cx="9" cy="9" r="6"/></svg></button></form>',
    },
    {
      what: "one box after what asks for its code",
      body: form('<p>Geben Sie den Code aus der SMS ein.</p><input aria-label="Sicherheitsnummer">'),
    },
    {
      what: "cells under headers",
      body: form(
        '<table><tr><td></td><th id="mo">Monday</th></tr><tr><th id="w">Workshop</th><td><input aria-labelledby="w mo"></td></tr></table>',
      ),
    },
    {
      what: "parts of a date under a legend, in French",
      body: form(
        `<fieldset><legend>Date de naissance</legend>${boxes(["Jour", "Mois", "Année"])}</fieldset>`,
      ),
    },
    {
      what: "parts of a date after a word of their own",
      body: form(`<p>Geburtsdatum</p>${boxes(["Tag", "Monat", "Jahr"])}`),
    },
    {
      what: "boxes for a code after a sentence",
      body: form(
        `<p>We sent you a code by email. Type it here:</p>${boxes(["Digit 1", "Digit 2", "Digit 3"], 'maxlength="1"')}`,
      ),
    },
    {
      what: "texts beside fields with titles",
      body: form('<p>Name <input title="Your full name"></p><p><input title="Place"> Town</p>'),
    },
  ],
  failed: [
    {
      what: "parts of a date with names for screen readers alone",
      body: `<p>Fill in the three boxes and continue.</p>${form(boxes(["Day of birth", "Month of birth", "Year of birth"]))}`,
      at: ["#f0", "#f1", "#f2"],
    },
    {
      what: "fields with hidden labels, in German",
      style: HIDDEN,
      body:
        "<p>Bitte füllen Sie alle Felder aus.</p>" +
        form(
          '<label class="vh" for="a">Vorname</label><input id="a"><br><label class="vh" for="b">Ort</label><input id="b">',
          "Weiter",
        ),
      at: ["#a", "#b"],
    },
    {
      what: "fields with titles, and nothing else before them",
      body: `<!doctype html><html lang="en"><head><title>Booking</title></head><body><main>${form('<input id="a" title="Name"><textarea id="b" title="Your message"></textarea>', "Send")}</main></body></html>`,
      at: ["#a", "#b"],
    },
  ],
  review: [
    '<input title="Loaf">',
    {
      what: "two fields under a heading that names neither",
      body: form(
        '<h2>Sign in</h2><input id="a" aria-label="Username"><input id="b" type="password" aria-label="Password">',
      ),
      at: ["#a", "#b"],
    },
    {
      what: "a field with an icon and a button that says what happens",
      body: form(
        '<span><svg width="20" height="20"><circle r="9"/></svg><input id="a" type="email" aria-label="E-mail"></span>',
        "Subscribe",
      ),
      at: ["#a"],
    },
  ],
  notApplicable: ["<p>Bread</p>"],
});
