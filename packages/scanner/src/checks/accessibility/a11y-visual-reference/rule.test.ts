import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yVisualReference } from "./rule.ts";

ruleOutcomes(a11yVisualReference, {
  passed: [
    "<p>A green garden is in bloom, and red roses are in the vase on the button shelf.</p>",
    "<p>Press the round button “Start”.</p>",
    {
      what: "required fields with a sign beside the color",
      body: "<p>Fields in red with a star (*) are required.</p>",
    },
    {
      what: "a named box in German",
      body: "<p>Angaben zur Anfahrt stehen im Kasten „So finden Sie uns“ rechts.</p>",
    },
    { what: "a box that is a thing, in French", body: "<p>L'encadré de bois à droite date de 1900.</p>" },
    { what: "a field of another kind", body: "<p>The fields in the north are green in May.</p>" },
  ],
  review: [
    { body: '<p id="it">Courses in <b>red</b> are full.</p>', at: ["#it"] },
    { body: '<p id="it">Green means that there are places left.</p>', at: ["#it"] },
    "<p>Press the round button to begin.</p>",
    {
      what: "required fields told by color",
      body: "<p>Fields marked in red are required.</p>",
      at: ["main > p"],
    },
    {
      what: "a box told by its place in German",
      body: "<p>Angaben zur Anfahrt stehen im Kasten rechts.</p>",
    },
    { what: "the same in Spanish", body: "<p>El horario está en el recuadro de la derecha.</p>" },
    { what: "the same in French", body: "<p>Les horaires se trouvent dans l'encadré à gauche.</p>" },
    {
      what: "a button told by its shape in Italian",
      body: "<p>Per iniziare, premi il pulsante rotondo.</p>",
    },
    { what: "the same the other way round", body: "<p>Required fields are red.</p>", at: ["main > p"] },
  ],
  notApplicable: "<p>Bread</p>",
});
