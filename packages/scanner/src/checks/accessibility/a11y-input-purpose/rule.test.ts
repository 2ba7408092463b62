import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInputPurpose } from "./rule.ts";

const field = (label: string, attributes = ""): string =>
  `<p><label>${label} <input ${attributes}></label></p>`;

ruleOutcomes(a11yInputPurpose, {
  passed: [
    {
      what: "fields of that type for addresses and for what may be one",
      body: `<form>${field("E-Mail", 'type="email" autocomplete="email"')}${field("Adresse", 'type="email" autocomplete="email"')}${field("Username or email", 'type="email" autocomplete="username"')}<button>Anmelden</button></form>`,
    },
    {
      what: "hints for a part of the same, for signing in, or for a card",
      body: `<form>${field("Your name", 'autocomplete="given-name"')}${field("Email", 'autocomplete="username webauthn"')}${field("Name", 'autocomplete="cc-name"')}${field("Zip code", 'autocomplete="shipping postal-code"')}<button>Register</button></form>`,
    },
    {
      what: "hints beside labels that leave it open, and a number to sign in with",
      body: `<form>${field("Name", 'autocomplete="name"')}${field("E-mail or phone", 'autocomplete="email"')}${field("Username", 'autocomplete="email"')}${field("Mobile number", 'type="tel" autocomplete="username"')}${field("Email me, don't phone me", 'type="email" autocomplete="email"')}<button>Register</button></form>`,
    },
    {
      what: "digits that are typed on the pad for phone numbers",
      body: `<form>${field("PLZ", 'type="tel" autocomplete="postal-code"')}${field("Kartennummer", 'type="tel" autocomplete="cc-number"')}${field("Adresse", 'type="email" autocomplete="email"')}<button>Bestellen</button></form>`,
    },
    `<form>${field("Your name", 'autocomplete="name"')}${field("Your email", 'type="email" autocomplete="email"')}<button>Register</button></form>`,
    {
      what: "the number of a card that opens a library's account, and of one that pays, with a hint",
      body: `<form>${field("Card number")}<button>Renew books</button></form><form>${field("Card number", 'autocomplete="cc-number"')}<button>Pay</button></form>`,
    },
    {
      what: "the name of a guest beside one's own, and those of two guests",
      body: `<form>${field("Your name", 'autocomplete="name"')}${field("Guest name")}<button>Register</button></form><form>${field("Guest name")}${field("Guest's name")}${field("Your email", 'autocomplete="email"')}<button>Book</button></form>`,
    },
    {
      what: "one field that may be about anyone",
      body: `<form>${field("Name")}<button>Search</button></form>`,
    },
  ],
  failed: [
    {
      what: "what opens an account, in Dutch and Polish",
      body: `<form>${field("Achternaam", 'id="one"')}${field("Telefoonnummer", 'id="two"')}<button>Rekening openen</button></form><form>${field("Imię i nazwisko", 'id="three"')}${field("Kod pocztowy", 'id="four"')}<button>Załóż konto</button></form>`,
      at: ["#four", "#one", "#three", "#two"],
    },
    {
      what: "forms to write to someone, and to get an appointment, in several languages",
      body: `<form>${field("Name", 'id="one"')}${field("Email", 'id="two" type="email"')}<p><label>Message <textarea></textarea></label></p><button>Send</button></form>
        <h2>Termin vereinbaren</h2><form>${field("Vor- und Nachname", 'id="three"')}${field("Telefon", 'id="four" type="tel"')}<button>Senden</button></form>
        <h2>Réserver une table</h2><form>${field("Nom et prénom", 'id="five"')}${field("Téléphone", 'id="six"')}<button>Envoyer</button></form>`,
      at: ["#one", "#two", "#three", "#four", "#five", "#six"],
    },
    {
      what: "a newsletter, and a form one of whose labels speaks to the reader",
      body: `<form>${field("E-Mail", 'id="one" type="email"')}<button>Newsletter abonnieren</button></form><form>${field("Your name", 'id="two"')}${field("Email", 'id="three"')}<button>Go</button></form>`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "such a form in a dialog that opens",
      body: `<button onclick="box.showModal()">Escríbanos</button><dialog id="box" aria-label="Contacto"><form><h2>Contacto</h2>${field("Nombre y apellidos", 'id="one"')}${field("Correo electrónico", 'id="two"')}<button>Enviar</button></form></dialog>`,
      at: ["#one", "#two"],
      isKeyPage: true,
    },
    {
      what: "hints that contradict what the label asks for, in several languages",
      body: `<form>${field("Votre numéro de téléphone", 'id="one" type="tel" autocomplete="email"')}${field("Vorname", 'id="two" autocomplete="family-name"')}${field("Nazwisko", 'id="three" autocomplete="given-name"')}${field("E-mail di contatto per la fattura", 'id="four" autocomplete="tel"')}${field("電話番号", 'id="five" autocomplete="email"')}<button>Send</button></form>`,
      at: ["#one", "#two", "#three", "#four", "#five"],
    },
    {
      what: "hints that contradict the type of the field",
      body: `<form>${field("How can we reach you?", 'id="one" type="tel" autocomplete="email"')}${field("Contact", 'id="two" type="email" autocomplete="home tel"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "hints for something else",
      body: `<form>${field("Full name", 'id="one" autocomplete="cc-number"')}${field("Email", 'id="two" type="email" autocomplete="section-a bday"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "a registration",
      body: `<form>${field("First name", 'id="one"')}${field("Email", 'id="two" type="email"')}<button>Create account</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "labels that speak to the reader",
      body: `<form>${field("Your name *", 'id="one"')}${field("Your phone number (optional)", 'id="two" type="tel" autocomplete="off"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "an order in German",
      body: `<form lang="de">${field("Nachname", 'id="one"')}${field("PLZ", 'id="two"')}<button>Bestellen</button></form>`,
      at: ["#one", "#two"],
    },
  ],
  review: [
    {
      what: "fields about the reader, in Portuguese, Polish and Swedish",
      body: [
        ["O seu correio eletrónico", "one"],
        ["Twój adres e-mail", "two"],
        ["Din e-post", "three"],
      ]
        .map(([label = "", id = ""]) => `<form>${field(label, `id="${id}"`)}<button>OK</button></form>`)
        .join(""),
      at: ["#one", "#three", "#two"],
    },
    {
      what: "the name of a patient, a guest or a member who may fill in the form, in several languages",
      body: `<h2>Book an appointment</h2><form>${field("Patient name *", 'id="one"')}${field("Email", 'id="two" type="email"')}<button>Book</button></form><form>${field("Name des Gastes", 'id="three"')}${field("Telefon", 'type="tel" autocomplete="tel"')}<button>Registrieren</button></form><form>${field("Nom de l’adhérent", 'id="four"')}${field("Code postal", 'autocomplete="postal-code"')}<button>Envoyer</button></form>`,
      at: ["#one", "#two", "#three", "#four"],
    },
    {
      what: "the card that pays, in a dialog without a form, and in German with its other number",
      body: `<div role="dialog" aria-label="Buy"><h2>Buy ten lessons</h2>${field("Card number", 'id="one"')}<button>Pay £340</button></div><form>${field("Kartennummer", 'id="two"')}${field("Prüfziffer", 'id="three"')}<button>Weiter</button></form>`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "how to reach the parent of a child",
      body: `<h2>Zwemles</h2><form><h3>Ouder</h3>${field("Naam ouder", 'autocomplete="name"')}${field("Telefoon", 'id="one"')}<button>Inschrijven</button></form><form>${field("Name of the parent", 'autocomplete="name"')}${field("Mobile", 'id="two"')}<p><label>Class <select><option>A</select></label></p><button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "a way to reach who asks for places, in French and Portuguese",
      body: `<form>${field("Nom", 'autocomplete="family-name"')}${field("Courriel", 'id="one" type="email"')}<button>Valider</button></form><form>${field("Nome completo", 'autocomplete="name"')}${field("Telemóvel", 'id="two"')}<button>Seguinte</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "a lone way to reach someone, named by its placeholder",
      body: '<form><input type="email" id="it" placeholder="Correo electrónico"><button>Enviar</button></form>',
      at: ["#it"],
    },
    {
      what: "forms that may be about somebody else: a gift, a child, two people, a search",
      body: `<h2>Contact</h2><form><h3>Gift for a friend</h3>${field("Name", 'id="one"')}${field("Email", 'id="two"')}<p><label>Message <textarea></textarea></label></p><button>Send</button></form>
        <h2>Kontakt</h2><form>${field("Name", 'id="three"')}${field("Telefon", 'id="four"')}${field("Name des Kindes")}<button>Senden</button></form>`,
      at: ["#one", "#two", "#three", "#four"],
    },
    {
      what: "fields for names and numbers in which browsers want an e-mail address",
      body: `<form>${field("Name", 'id="one" type="email"')}${field("Apellidos", 'id="two" type="email"')}<button>Buscar</button></form><form>${field("Téléphone", 'id="three" type="email"')}<button>Chercher</button></form>`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "fields about some person",
      body: `<form>${field("Name", 'id="one"')}${field("Email", 'id="two"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      body: `<form>${field("Your email", 'id="one" type="email"')}<button>Send</button></form>`,
      at: ["#one"],
    },
  ],
  notApplicable: [
    `<form>${field("Search term")}${field("File name")}<button>Search</button></form>`,
    {
      what: "an anonymous field for a card's own use",
      body: `<form>${field("Company name")}${field("Gift card number")}<button>Apply</button></form>`,
    },
    `<form>${field("Company name")}${field("Name of the dog")}<button>Register</button></form>`,
  ],
});
