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
    ...[
      "Die Wand ist rot gestrichen, und die Rosen in Blau sehen gut aus.",
      "La maison est peinte en rouge depuis cent ans.",
      "Pintamos la casa en verde y la puerta quedó bonita.",
      "Vestita in rosso, canta ogni sera.",
      "Pusieron el enlace de la derecha hace cien años.",
    ].map((words) => ({ what: `colors of things: “${words}”`, body: `<p>${words}</p>` })),
    { what: "a field of another kind", body: "<p>The fields in the north are green in May.</p>" },
  ],
  review: [
    ...[
      "Si le falta algún documento, utilice el enlace de la derecha.",
      "Pour commander, choisissez le bouton à droite.",
      "Per ordinare, seleziona il pulsante a destra.",
      "Rot geschriebene Sorten sind ausverkauft.",
      "Die grün hinterlegten Termine sind noch frei.",
      "Les articles en rouge sont épuisés.",
      "Los horarios en verde están libres.",
      "I corsi in rosso sono al completo.",
      "Cursussen in het rood zijn vol.",
      "Os cursos em vermelho estão esgotados.",
    ].map((words) => ({ what: `“${words}”`, body: `<p>${words}</p>`, at: ["main > p"] })),
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
