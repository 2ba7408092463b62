import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorWithoutSuggestion } from "./rule.ts";

/** A form that answers a wrong entry in words, which its field refers to. */
const formWith = (field: string, error: string, check = "true"): string =>
  `<form action="/order" novalidate><div>${field}<p id="told" role="alert"></p></div><button>Order</button></form>
  <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); const { value } = document.querySelector("input"); if (value !== "" && ${check}) told.textContent = "${error}"; };</script>`;
/** A field that answers in words, when it is left, to what does not match; nothing is tied to it. */
const leaving = (field: string, pattern: string, error: string, after = ""): string =>
  `<form id="f" novalidate><p><label>Name <input id="name"></label></p><p>${field} <span id="told"></span></p>${after}<button>Send</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); }; it.onblur = () => { told.textContent = it.value !== "" && !${pattern}.test(it.value) ? "${error}" : ""; };</script>`;
const DATE = '<label>Delivery date <input name="delivery_date" aria-describedby="told"></label>';

/** A form to register with, which wants a longer password than it says. */
const registering = (label: string, error: string, hint = ""): string =>
  `<form id="f" novalidate><p><label>Mail <input name="mail"></label></p><p><label for="word">${label}</label> <input type="password" id="word"> <small>${hint}</small> <span id="told"></span></p><button>OK</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = word.value.length < 10 ? "${error}" : ""; };</script>`;

/** A form in a layer that a button opens; one message stands for all fields. */
const windowed = (error: string): string =>
  `<button onclick="layer.hidden = false">Inscribirme</button><div id="layer" hidden style="position:fixed;inset:0;background:#0009"><div style="background:#fff;margin:50px"><form id="f" novalidate><label>Nombre <input id="who" autocomplete="name"></label><label>Teléfono <input id="tel" type="tel" autocomplete="tel"></label><label for="word">Contraseña para el campus</label><input type="password" id="word" autocomplete="new-password"><p id="told"></p><button>Enviar</button></form></div></div>
  <script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = who.value === "" || tel.value === "" ? "Escribe tu nombre y tu teléfono." : /(?=.*\\d)(?=.*[A-Z]).{10,}/.test(word.value) ? "Gracias." : "${error}"; };</script>`;

ruleOutcomes(a11yErrorWithoutSuggestion, {
  passed: [
    {
      what: "a password in a window that opens, whose error tells the rule",
      body: windowed("La contraseña no es válida: escribe al menos 10 caracteres."),
      isKeyPage: true,
    },
    {
      what: "a date whose format the placeholder and a hint tell",
      body: leaving(
        '<label>Date of birth <input id="it" placeholder="MM/DD/YYYY"></label> <small>As 12/31/1980</small>',
        "/^\\d\\d\\/\\d\\d\\/\\d{4}$/",
        "Wrong date",
      ),
    },
    {
      what: "a password whose rule stands beside it",
      body: registering("Neues Passwort", "Passwort ungültig", "Mindestens zehn Zeichen"),
    },
    {
      what: "a password whose error tells the rule",
      body: registering("Choose a password", "Password not allowed: use at least 10 characters"),
    },
    {
      what: "a postal code whose format stands in a box further out",
      body: leaving(
        '<span><label>Postcode <input id="it"></label></span> <small>Vier cijfers, spatie, twee letters</small>',
        "/^\\d{4} [A-Z]{2}$/",
        "Niet goed",
      ),
    },
    {
      what: "an amount whose wrong format is explained",
      body: leaving(
        '<label>Monatsmiete <input id="it"></label>',
        "/^\\d+,\\d\\d$/",
        "Falsches Format, zum Beispiel 800,00",
      ),
    },
    { what: "an error with an example", body: formWith(DATE, "Invalid date. Write it like 12/31/2027.") },
    {
      what: "a format in the label",
      body: formWith(
        '<label>Delivery date (MM/DD/YYYY) <input name="date" aria-describedby="told"></label>',
        "Invalid date",
      ),
    },
    {
      what: "limits in the error",
      body: formWith(
        '<label>Guests <input type="number" min="1" max="8" aria-describedby="told"></label>',
        "Choose between 1 and 8 guests",
      ),
    },
    {
      what: "a pattern that the hint explains",
      body: formWith(
        '<label>Code <input pattern="[A-Z]{3}" aria-describedby="hint told"></label><span id="hint">Three capital letters</span>',
        "The code is invalid",
      ),
    },
  ],
  failed: [
    {
      what: "an amount that has the wrong format",
      body: leaving('<label>Monthly rent <input id="it"></label>', "/^\\d+\\.\\d\\d$/", "Wrong format"),
      at: ["#told"],
    },
    {
      what: "a Spanish number that has no valid format",
      body: leaving('<label>DNI <input id="it"></label>', "/^\\d{8}[A-Z]$/", "Formato no válido"),
      at: ["#told"],
    },
    {
      what: "a German date, of which the form says below another field that it is wrong",
      body: `<form id="f" novalidate><p><label>Datum <input id="it"></label></p><p><label>Name <input></label></p><p id="told"></p><button>Senden</button></form><script>f.onsubmit = (event) => { event.preventDefault(); if (it.value !== "") told.textContent = "Falsche Eingabe beim Datum."; };</script>`,
      at: ["#told"],
    },
    {
      what: "a date of birth, which the error names, above a longer text",
      body: `<form id="f" novalidate><p><label>Date of birth <input id="it"></label></p><p><label>Remarks <textarea></textarea></label></p><p id="told"></p><button>Send</button></form><script>f.onsubmit = (event) => { event.preventDefault(); }; it.onblur = () => { if (it.value !== "") told.textContent = "Invalid date of birth."; };</script>`,
      at: ["#told"],
    },
    {
      what: "a phone number that is written as many people do, in French",
      body: leaving('<label>Téléphone <input id="it"></label>', "/^\\+33 /", "Le téléphone est incorrect."),
      at: ["#told"],
    },
    {
      what: "a day that is asked for in a plain field, and only invalid",
      body: formWith(
        '<label>Day of collection <input name="d" aria-describedby="told"></label>',
        "Invalid date.",
      ).replace('value !== "" && true', "true"),
      at: ["#told"],
    },
    { what: "a date that is only invalid", body: formWith(DATE, "Invalid date"), at: ["#told"] },
    {
      what: "a valid date that is asked for without a format",
      body: formWith(DATE, "Please enter a valid delivery date"),
      at: ["#told"],
    },
    {
      what: "a number out of limits that nobody tells",
      body: formWith(
        '<label>Guests <input type="number" min="1" max="8" aria-describedby="told"></label>',
        "Guests is invalid",
      ),
      at: ["#told"],
    },
    {
      what: "a code that is only wrong",
      body: formWith('<label>Code <input pattern="[A-Z]{3}" aria-describedby="told"></label>', "Wrong code"),
      at: ["#told"],
    },
  ],
  review: [
    {
      what: "a password in a window that opens, refused at the end of the form in other words than its label",
      body: windowed("La contraseña no es válida."),
      isKeyPage: true,
      at: ["#told"],
    },
    {
      what: "a date whose format only the placeholder told",
      body: leaving(
        '<label>Date of birth <input id="it" placeholder="MM/DD/YYYY"></label>',
        "/^\\d\\d\\/\\d\\d\\/\\d{4}$/",
        "Wrong date",
      ),
      at: ["#told"],
    },
    {
      what: "a German date whose format only the placeholder told",
      body: leaving(
        '<label>Geburtsdatum <input id="it" placeholder="TT.MM.JJJJ"></label>',
        "/^\\d\\d\\.\\d\\d\\.\\d{4}$/",
        "Ungültiges Datum",
      ),
      at: ["#told"],
    },
    ...[
      ["Choose a password", "Password not allowed."],
      ["Nueva contraseña", "Contraseña no válida"],
    ].map(([label = "", error = ""]) => ({
      what: `a new password that is refused with “${error}”`,
      body: registering(label, error),
      at: ["#told"],
    })),
    {
      what: "a Dutch postal code that is not right",
      body: leaving('<label>Postcode <input id="it"></label>', "/^\\d{4} [A-Z]{2}$/", "Niet goed"),
      at: ["#told"],
    },
    {
      what: "a phone number without digits, named by a form whose field has no label",
      body: `<form id="f" novalidate><p>Teléfono <input id="it" name="tel"></p><p><label>Mensaje <textarea></textarea></label></p><p id="told"></p><button>Enviar</button></form><script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = /^\\d*$/.test(it.value) ? "" : "El campo teléfono no es válido."; };</script>`,
      at: ["#told"],
    },
  ],
  notApplicable: [
    { what: "a password that people have", body: registering("Password", "Wrong password") },
    {
      what: "a name that is already taken",
      body: leaving('<label>User name <input id="it"></label>', "/^$/", "Sorry, somebody has that name."),
    },
    "<p>Bread</p>",
    {
      what: "a mail address, of which everybody knows what it looks like, and a form without formats",
      body: `${formWith('<label>Mail <input type="email" aria-describedby="told"></label>', "Invalid mail")}<form action="/search" onsubmit="event.preventDefault()"><label>Search <input></label><button>Search</button></form>`,
    },
    {
      what: "a form that the browser checks",
      body: '<form action="/order"><label>Guests <input type="number" min="1" max="8" required></label><button>Order</button></form>',
    },
  ],
});
