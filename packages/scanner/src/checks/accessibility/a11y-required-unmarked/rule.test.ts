import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRequiredUnmarked } from "./rule.ts";

const TOPIC = '<p><label for="t">Topic</label> <input id="t"></p>';

/** A form that reddens the fields of the class `need` that are left empty. */
const refusing = (...fields: string[]): string =>
  `<form id="f" novalidate>${fields.map((field) => `<p>${field}</p>`).join("")}<button>OK</button></form>
  <style>.wrong { border: 2px solid #d0021b }</style>
  <script>f.onsubmit = (event) => { event.preventDefault(); for (const field of document.querySelectorAll(".need")) field.classList.toggle("wrong", field.value === ""); };</script>`;
const NAME = '<label>Name <input id="name" class="need"></label>';
const STREET = '<label>Straße <input id="street" class="need"></label>';
const FLOOR = '<label>Stockwerk <input id="floor"></label>';
const starred = (field: string): string => field.replace(" <input", " <b>*</b> <input");
/** A form that says of one field after the other that it is missing. */
const asking = (mark: string): string =>
  `<form id="f" novalidate><p><span>Nom${mark}</span> <input id="name"></p><p><label>Rue${mark} <input id="street"></label></p><p><label>Étage <input id="floor"></label></p><p id="told"></p><button>Envoyer</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = document.getElementById("name").value === "" ? "Le champ Nom est obligatoire." : street.value === "" ? "Le champ Rue est obligatoire." : ""; };</script>`;

/** A form that says of its required fields that they are missing, and of none that it is one. */
const general = (answer: string, ...fields: string[]): string =>
  `<form id="f" novalidate>${fields.map((field) => `<p>${field}</p>`).join("")}<p id="told" role="alert"></p><button>Absenden</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = "${answer}"; };</script>`;

ruleOutcomes(a11yRequiredUnmarked, {
  passed: [
    {
      what: "a form that speaks of its required fields, which are starred",
      body: general("Bitte füllen Sie alle Pflichtfelder aus.", starred(NAME), starred(STREET), FLOOR),
    },
    {
      what: "a form that speaks of its required fields, and marks the one that is none",
      body: general(
        "Rellene los campos obligatorios.",
        NAME,
        STREET,
        FLOOR.replace("Stockwerk", "Piso (opcional)"),
      ),
    },
    {
      what: "a form that refuses what it has starred",
      body: refusing(starred(NAME), starred(STREET), FLOOR),
    },
    {
      what: "a form that says which field may stay empty",
      body: refusing(NAME, STREET, FLOOR.replace("Stockwerk", "Stockwerk (freiwillig)")),
    },
    {
      what: "a form that says above its fields what it wants",
      body: refusing("Alles außer dem Stockwerk ist erforderlich.", NAME, STREET, FLOOR),
    },
    {
      what: "a picture of a star",
      body: refusing(
        ...[NAME, STREET].map((field) =>
          field.replace(" <input", ' <img alt="required" src="data:,"> <input'),
        ),
        FLOOR,
      ),
    },
    { what: "a form that asks in French for what it has marked", body: asking(" (obligatoire)") },
    '<form><p><label for="it">Name</label> <input id="it" required></p><p><label for="t">Topic (optional)</label> <input id="t"></p></form>',
    `<form><p>All fields but the topic are required.</p><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">お名前 <span>必須</span></label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">Имя (обязательно)</label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">Imię (wymagane)</label> <input id="it" required></p>${TOPIC}</form>`,
    {
      what: "a sentence right above the form",
      body: `<h2>Pan</h2><p>Todos los campos son obligatorios salvo las notas.</p><div><form><p><label for="it">Nombre</label> <input id="it" required></p>${TOPIC}</form></div>`,
    },
    '<form><p><label for="it">名前</label> <input id="it" required></p><p><label for="t">備考（任意）</label> <input id="t"></p></form>',
  ],
  failed: [
    ...["Bitte füllen Sie alle Pflichtfelder aus.", "Compila i campi obbligatori."].map((answer) => ({
      what: `a form with unmarked fields that answers “${answer}”`,
      body: general(answer, NAME, STREET, FLOOR),
      at: ["#name"],
    })),
    {
      what: "a form that refuses two fields of three, which look alike",
      body: refusing(NAME, STREET, FLOOR),
      at: ["#name"],
    },
    {
      what: "fields that have placeholders alone",
      body: refusing(
        '<input id="name" class="need" placeholder="Full name">',
        '<input id="mail" class="need" placeholder="Email address">',
        '<input placeholder="Phone">',
      ),
      at: ["#name"],
    },
    {
      what: "one unmarked field beside a marked one",
      body: refusing(starred(NAME), STREET, FLOOR),
      at: ["#street"],
    },
  ],
  review: [
    {
      what: "a form that speaks of its required fields, with some in another look",
      body: general(
        "Please fill in the required fields.",
        ...[NAME, STREET].map((field) => field.replace("<label", '<label style="font-weight:700"')),
        FLOOR,
      ),
      at: ["#name"],
    },
    {
      what: "a form that refuses all of its fields",
      body: refusing(NAME, STREET, FLOOR.replace("id=", 'class="need" id=')),
      at: ["#name"],
    },
    { what: "a form that asks in French for one field after the other", body: asking(""), at: ["#name"] },
    {
      what: "fields whose labels look otherwise than that of one that may stay empty",
      body: refusing(
        ...[NAME, STREET].map((field) => field.replace("<label", '<label style="font-weight:700"')),
        FLOOR,
      ),
      at: ["#name"],
    },
    {
      what: "two forms below a sentence that may be about the other one",
      body: `<p>All fields are required.</p><form><p><label for="o">Mail</label> <input id="o" required></p></form><form><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      what: "a form below a text that says nothing of it",
      body: `<p>We need your name to call you.</p><form><p><label for="it">お名前</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      body: `<form><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      body: `<form><p><label for="it">Name</label> <input id="it" aria-required="true"></p>${TOPIC}</form>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "a form that wants all of its fields",
      body: general("Bitte alle Felder ausfüllen.", NAME, STREET, FLOOR),
    },
    { what: "a small form that wants all", body: refusing(NAME, STREET) },
    {
      what: "a form that takes nothing amiss",
      body: refusing(FLOOR, FLOOR.replace("floor", "b"), FLOOR.replace("floor", "c")),
    },
    '<form><p><label for="it">Name</label> <input id="it" required></p></form>',
    `<form>${TOPIC}</form>`,
  ],
});
