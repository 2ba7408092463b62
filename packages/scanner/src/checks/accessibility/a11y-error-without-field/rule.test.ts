import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorWithoutField } from "./rule.ts";

/** A form whose errors come only when it is sent. */
const sent = (answer: string): string =>
  `<form action="/order" novalidate><div id="told"></div><label>Age <input name="age"></label><label>Town <input name="town"></label><button>Order</button></form>
  <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); ${answer} };</script>`;

/** A form that the server sends again with what was entered. */
const again = (above: string, beside = ""): string =>
  `${above}<form action="/order"><p><label>Chip number <input name="chip" value="985"></label>${beside}</p><p><label>Date of the birth <input name="birth" value="31/02/2021"></label></p><button>Order</button></form>`;

const answered = (answer: string): string =>
  `${sent(`below.textContent = "${answer}"`)}<div id="below"></div>`;

ruleOutcomes(a11yErrorWithoutField, {
  passed: [
    {
      what: "a live region that speaks of a field, and one that counts",
      body: '<form><p><label>Age <input value="x"></label></p><p><label>Town <input></label></p><div aria-live="assertive">Age must be a number</div><p aria-live="assertive">12 characters left</p></form>',
    },
    {
      what: "fields that say themselves that they are missing, beside a general text",
      body: sent(
        'told.textContent = "Please fill in the form."; for (const one of document.querySelectorAll("input")) one.ariaInvalid = "true";',
      )
        .replace('name="age"', 'name="age" aria-describedby="e" aria-errormessage="e"')
        .replace("<button>", '<p id="e" class="error">Age is missing.</p><button>'),
    },
    {
      what: "texts that name what to fill in",
      body: sent('told.className = "error"; told.textContent = "Please fill in the fields Age and Town.";'),
    },
    {
      what: "messages below the one marked field of several that name it, or that it refers to",
      body: '<form><p><label>Name <input></label> <label>Town <input aria-invalid="true"></label><small class="error">The town is missing</small></p></form><form><p><label>Name <input></label> <label>Town <input aria-invalid="true" aria-describedby="told"></label><small class="error" id="told">Something is missing here</small></p></form>',
    },
    {
      what: "an alert in the form that names the field, in Spanish",
      body: `<form action="/mesa" novalidate lang="es"><div id="resp" role="alert"></div><p><label>Número de personas <input></label></p><p><label>Día <input></label></p><button>Reservar</button></form>
        <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); resp.textContent = "Error: falta el número de personas."; };</script>`,
    },
    {
      what: "an error below the form that names the field, beside another one",
      body: `${sent('below.textContent = "Error: Town is missing"; told.innerHTML = "<p class=error>Town is missing.</p>";')}<div id="below"></div>`,
    },
    {
      what: "a word and a sign before the text itself, beside a field",
      body: '<form><p><label>Age <input value="x"></label> <span class="error"><b>Error</b> <i>!</i> Age must be a number</span></p><p><label>Town <input></label></p></form>',
    },
    {
      what: "an alert above a form in which the field is marked",
      body: again(
        '<p role="alert">There are errors in the form.</p>',
        '<b style="color:#a00">Chip number must have 15 digits</b>',
      ),
    },
    {
      what: "a summary with a title, which comes when the form is sent",
      body: sent(
        `told.innerHTML = '<div class="error-summary"><h2 class="error-title">There is a problem</h2><ul><li>The town is missing.</li></ul></div>';`,
      ),
    },
    {
      what: "a general answer beside one at each field",
      body: sent(
        `told.innerHTML = '<p role="alert">Your order could not be sent. Please check your entries.</p>'; document.querySelector("[name=town]").insertAdjacentHTML("afterend", '<p class="error">The town is missing.</p>');`,
      ),
    },
    {
      what: "an answer about the request alone",
      body: sent(
        `told.innerHTML = '<p role="alert">Your order could not be sent. Please try again later.</p>';`,
      ),
    },
    {
      what: "an answer outside of the form, beside fields that say that they are wrong",
      body: `<div role="alert" id="above"></div>${sent('above.textContent = "Please check your entries."; document.querySelector("[name=town]").insertAdjacentHTML("afterend", \'<p class="error">The town is missing.</p>\');')}`,
    },
    {
      what: "an advice that stands there all the time",
      body: '<form><p role="alert">Please check your entries before you send them.</p><p class="error">Town is missing.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
    },
    '<form><label>First name <input></label><label>Last name <input></label><p style="color:red">Please enter your last name</p></form>',
    {
      what: "a red note that is no error",
      body: '<form><p class="error">Town is missing.</p><p style="color:red">* marks required fields</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
    },
    {
      what: "an error that is read out elsewhere",
      body: '<form><p class="error" aria-hidden="true">Age must be a number.</p><div role="status">Age must be a number.</div><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
    },
    '<form><p class="error">Age must be a number.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
    '<label>Age <input aria-invalid="true" aria-describedby="told"></label><p id="told">Age must be a number between 1 and 120.</p>',
  ],
  review: [
    ...["Not valid", "Ungültige Eingabe"].map((said) => ({
      what: `a single field of which the page says “${said}”`,
      body: `<p>Coupon <input id="code" aria-label="Coupon"> <button type="button" id="go">Apply</button></p><p id="said"></p><script>go.onclick = () => { said.textContent = code.value === "" ? "" : ${JSON.stringify(said)}; };</script>`,
      at: ["#said"],
    })),
    ...[
      "Please fill in all fields.",
      "Todos los campos son obligatorios.",
      "Bitte alle Felder ausfüllen!",
    ].map((said) => ({ what: `a form that says “${said}”`, body: answered(said), at: ["#below"] })),
    {
      what: "a form that speaks of required fields, which are marked",
      body: answered("Compila i campi obbligatori").replace("Town", "Town *"),
      at: ["#below"],
    },
    {
      what: "a message below the one red field of several in a box",
      style: ".wrong{border:2px solid #c00}",
      body: '<form><div><label>Phone</label> <input name="a"><br><input name="b" class="wrong" aria-label="Code"><div class="invalid-feedback" id="told">This cannot be right at all</div></div></form>',
      at: ["#told"],
    },
    {
      what: "such a message below a field that says that it is wrong, in German",
      body: '<form><p><label>PLZ <input></label> <label>Ort <input aria-invalid="true"></label><small class="error" id="told">Hier fehlt noch etwas</small></p></form>',
      at: ["#told"],
    },
    {
      what: "an error of the request as the only answer to empty fields",
      body: answered("Error 422: no se ha podido procesar la solicitud."),
      at: ["#below"],
    },
    {
      what: "such an alert in the form, with a small word of a label in it",
      body: `<form action="/mesa" novalidate lang="es"><div id="resp" role="alert"></div><p><label>Número de personas <input></label></p><p><label>Día <input></label></p><button>Reservar</button></form>
        <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); resp.textContent = "Error 422: la solicitud no se ha podido procesar. Inténtelo de nuevo."; };</script>`,
      at: ["#resp"],
    },
    {
      what: "such an error in German",
      body: answered("Fehler bei der Übermittlung"),
      at: ["#below"],
    },
  ],
  failed: [
    {
      what: "what an assertive live region says of two fields",
      body: '<form><p><label>Age <input value="x"></label></p><p><label>Town <input></label></p><div id="it" aria-live="assertive">Wrong input</div></form>',
      at: ["#it"],
    },
    ...[
      "Please complete the form",
      "Bitte füllen Sie alle Pflichtfelder aus.",
      "Rellene los campos",
      "Veuillez remplir les champs obligatoires",
      "Compila i campi obbligatori",
      "Vul de verplichte velden in",
      "Faltan datos",
      "Es fehlen noch Angaben",
      "Il manque des informations",
      "⛔ Something is missing",
      "Es fehlt noch etwas",
      "Falta algo",
    ].map((said) => ({ what: `a form that says “${said}”`, body: answered(said), at: ["#below"] })),
    {
      what: "a dialog over the form that says no more",
      body: sent(
        `document.body.insertAdjacentHTML("beforeend", '<div role="alertdialog" aria-label="Error" id="box"><h2>Error</h2><p>Rellene los campos</p><input hidden><button>OK</button></div>'); document.querySelector("#box button").focus();`,
      ),
      at: ["#box"],
    },
    {
      what: "a message below two fields that are marked alike, or below none that is",
      body: '<form><p><label>A <input aria-invalid="true"></label> <label>B <input aria-invalid="true"></label><small class="error" id="both">Something is missing here</small></p></form><form><p><label>A <input></label> <label>B <input></label><small class="error" id="none">Something is missing here</small></p></form>',
      at: ["#both", "#none"],
    },
    {
      what: "a message below the one marked field that only says that something is wrong",
      body: '<form><p><label>A <input></label> <label>B <input aria-invalid="true"></label><small class="error" id="told">Invalid value</small></p></form>',
      at: ["#told"],
    },
    {
      what: "an alert above a form that counts its errors",
      body: again(
        '<p role="alert" id="told">Your form has 2 errors. Please correct the fields and try again.</p>',
      ),
      at: ["#told"],
    },
    ...[
      "Bitte überprüfen Sie Ihre Angaben.",
      "Le formulaire contient des erreurs.",
      "Formularz zawiera 2 błędy.",
    ].map((said) => ({
      what: `a box above a form that says “${said}”`,
      body: again(`<div class="alert alert-danger" id="told">${said}</div>`),
      at: ["#told"],
    })),
    {
      what: "an answer outside of the form that blames the entries as a whole",
      body: `<div role="alert" id="above"></div>${sent('above.textContent = "Something went wrong. Please check your entries.";')}`,
      at: ["#above"],
    },
    {
      what: "a red text that asks to check the entries of a step, one of which has a word of it in its name",
      body: `<form novalidate><label>Car <input name="car"></label><label>Your jobs <input name="jobs"></label><p>Need a test?</p><p id="told" style="color:#b00020"></p><button type="button" onclick="told.textContent = 'Please check your entries.'">Next</button></form>`,
      at: ["#told"],
    },
    {
      what: "an error that comes when the form is sent",
      body: sent('told.className = "error"; told.textContent = "Please check your entry.";'),
      at: ["#told"],
    },
    ...[
      ["Please check the form.", "English"],
      ["Revisa los datos.", "Spanish"],
      ["Errore nel modulo", "Italian"],
    ].map(([words = "", language = ""]) => ({
      what: `words in ${language} on the whole form right below its last field`,
      body: `<form id="f" novalidate><p><label>A <input id="one"></label></p><p><label>B <input id="two"></label></p><p id="told"></p><button>OK</button></form><script>f.onsubmit = (event) => { event.preventDefault(); told.textContent = "${words}"; };</script>`,
      at: ["#told"],
    })),
    {
      what: "an answer that blames the entries as a whole",
      body: sent(
        `told.innerHTML = '<p id="answer" role="alert">Your order could not be sent. Please check your entries.</p>';`,
      ),
      at: ["#answer"],
    },
    ...[
      ["Siguiente paso", "Hay errores en el formulario."],
      ["Continuer", "Il y a des erreurs dans le formulaire."],
      ["Avanti", "Ci sono errori nel modulo."],
      ["Volgende stap", "Er zijn fouten in het formulier."],
    ].map(([next, said]) => ({
      what: `a step that says “${said}”`,
      body: `<form novalidate><p id="told" style="color:#a00"></p><label>A <input name="a"></label><label>B <input name="b"></label><button type="button" onclick="told.textContent = '${said}'">${next}</button></form>`,
      at: ["#told"],
    })),
    {
      what: "such an answer in German",
      body: sent(
        `told.innerHTML = '<p id="answer" role="alert">Ihre Bestellung wurde nicht gesendet. Bitte überprüfen Sie Ihre Angaben.</p>';`,
      ),
      at: ["#answer"],
    },
    {
      what: "an error that comes when the form is sent, kept from screen readers",
      body: sent(
        'told.className = "error"; told.ariaHidden = "true"; told.textContent = "The town is missing.";',
      ),
      at: ["#told"],
    },
    {
      body: '<form><p class="error">Please check your entry.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
      at: ["p.error"],
    },
    {
      what: "a text that fits two fields",
      body: '<form><label>First name <input></label><label>Last name <input></label><p style="color:red">Please enter your name</p></form>',
      at: ["main > form > p"],
    },
    {
      what: "a text kept from screen readers",
      body: '<form><p class="error" aria-hidden="true">Age must be a number.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
      at: ["p.error"],
    },
    {
      what: "a text beside a field that only says that something is wrong",
      body: '<form><label>Age <input value="x"></label> <span role="alert">Wrong entry!</span></form>',
    },
    ...["Invalid", "Ungültig", "Error"].map((word) => ({
      what: `the one word “${word}” beside a field`,
      body: `<form><p><label>Age <input value="x"></label> <span class="error" id="told">${word}</span></p><p><label>Town <input></label></p></form>`,
      at: ["#told"],
    })),
    {
      what: "a description that only asks for another entry",
      body: '<label>Age <input aria-describedby="told"></label><p id="told" class="error">Please correct this field.</p>',
      at: ["#told"],
    },
    {
      what: "a description that only says that something is wrong",
      body: '<label>Age <input aria-describedby="told"></label><p id="told">There is a problem.</p>',
      at: ["#told"],
    },
    {
      what: "a text that only says that something is wrong",
      body: '<label>Age <input aria-invalid="true" aria-describedby="told"></label><p id="told">Invalid value</p>',
      at: ["#told"],
    },
  ],
  notApplicable: [
    {
      what: "a single field whose error says what is wrong with it",
      body: `<p>Coupon <input id="code" aria-label="Coupon"> <button type="button" id="go">Apply</button></p><p id="said"></p><script>go.onclick = () => { said.textContent = code.value === "" ? "" : "This coupon code is not valid. Codes have six letters."; };</script>`,
    },
    { what: "a text that says that one entry is missing", body: answered("Faltan datos: Town") },
    "<p>Bread</p>",
    {
      what: "an alert above a form that leads to the field, lists what is wrong, or names it",
      body: again('<div role="alert"><p>Your form has an error.</p><a href="#c">Chip number</a></div>'),
    },
    {
      what: "the title of a list of what is wrong",
      body: again(
        '<p role="alert">There are errors in the form:</p><ul><li>The chip number needs 15 digits.</li></ul>',
      ),
    },
    {
      what: "an alert about the request, and one above an empty form",
      body: again('<p role="alert">A network error kept us from sending your form.</p>'),
    },
    {
      what: "advice above a form that nobody has filled in",
      body: again('<p role="alert">Please check your entries before you send them.</p>').replaceAll(
        / value="[^"]*"/g,
        "",
      ),
    },
  ],
});
