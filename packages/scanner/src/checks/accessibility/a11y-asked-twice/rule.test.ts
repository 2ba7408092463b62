import { twoSteps } from "#checks/accessibility/operated/steps.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAskedTwice } from "./rule.ts";

const address = (legend: string, use: string, values = ""): string =>
  `<fieldset id="${use}"><legend>${legend}</legend><label>Street <input autocomplete="${use} street-address" ${values}></label> <label>Zip code <input autocomplete="${use} postal-code" ${values}></label></fieldset>`;
const plain = (legend: string): string =>
  `<fieldset><legend>${legend}</legend><label>Street <input></label> <label>City <input></label></fieldset>`;
const form = (inner: string): string => `<form action="/order">${inner}<button>Order bread</button></form>`;

/** A form with three steps in its markup, of which the first is shown. */
const inSteps = (first: string, last: string, more = ""): string =>
  `<form><div class="step">${first}<button type="button" onclick="go(this)">Next</button></div><div class="step" hidden><p>Pick a time.</p><button type="button" onclick="go(this)">Next</button></div><div class="step" hidden>${last}${more}<button>Book it</button></div></form>
  <script>function go({ parentElement: step }) { step.hidden = true; step.nextElementSibling.hidden = false; }</script>`;
const PHONE = '<label>Phone number in case we get cut off <input type="tel" autocomplete="tel"></label>';

ruleOutcomes(a11yAskedTwice, {
  passed: [
    {
      what: "a later step that asks for something else again",
      body: inSteps(PHONE, "<label>Name <input></label><label>Read the terms again <input></label>"),
    },
    {
      what: "a later step that has it filled in",
      body: inSteps(PHONE, '<label>Phone number (again) <input type="tel" value="0761"></label>'),
    },
    {
      what: "a later step that offers to take it over",
      body: inSteps(
        PHONE,
        '<label>Phone number (again) <input type="tel"></label>',
        '<label><input type="checkbox"> Same as before</label>',
      ),
    },
    {
      what: "names of several travelers, and an email address that is asked for twice",
      body: form(
        `<fieldset><legend>Traveler 1</legend><label>Full name <input></label></fieldset><fieldset><legend>Traveler 2</legend><label>Full name <input></label></fieldset><label>Email <input type="email"></label><label>Email again <input type="email"></label>`,
      ),
    },
    {
      what: "a repeated email address that may be pasted",
      body: form(
        '<label>E-mail <input type="email"></label><label>Confirm e-mail <input type="email" onpaste="window.pasted = true"></label>',
      ),
    },
    {
      what: "a step that asks for other things",
      body: twoSteps("<h2>Payment</h2><label>Account <input></label><label>Bank <input></label>"),
    },
    {
      what: "a step that asks for the name of somebody else",
      body: twoSteps("<h2>Gift</h2><label>Name of the person <input></label><label>Account <input></label>"),
    },
    {
      what: "a step in which something else is repeated or confirmed",
      body: twoSteps(
        "<h2>Login</h2><label>Passwort wiederholen <input></label><label>Confirm the order number <input></label>",
      ),
    },
    {
      what: "a step that offers to take over what was written",
      body: twoSteps(
        '<h2>Invoice</h2><label><input type="checkbox"> Same as above</label><label>Name <input></label><label>E-mail <input></label>',
      ),
    },
    {
      what: "a step that has it filled in",
      body: twoSteps(
        '<h2>Invoice</h2><label>Name <input id="n2"></label><label>E-mail <input id="m2"></label>',
        { further: "n2.value = form.name.value; m2.value = form.mail.value;" },
      ),
    },
    {
      what: "a checkbox that takes the first address over",
      body: form(
        `${address("Invoice", "billing")}<label><input type="checkbox"> Same as the invoice</label>${address("Delivery", "shipping")}`,
      ),
    },
    {
      what: "a second address that is filled in",
      body: form(address("Invoice", "billing") + address("Delivery", "shipping", 'value="Harbour Road"')),
    },
    {
      what: "a button that copies it, in German",
      body: form(
        `${plain("Rechnungsadresse")}<button type="button">Adresse übernehmen</button>${plain("Lieferadresse")}`,
      ),
    },
  ],
  failed: [
    {
      what: "a repeated email address that refuses pasted text",
      body: form(
        '<label>Your email <input type="email"></label><label>Repeat email <input type="email" id="again" onpaste="return false"></label>',
      ),
      at: ["#again"],
    },
    {
      what: "a name in German that a script keeps from being pasted",
      body: form(
        '<label>Name <input></label><h3>Rechnung</h3><label>Name nochmals für die Rechnung <input id="again"></label><script>again.addEventListener("paste", (event) => event.preventDefault());</script>',
      ),
      at: ["#again"],
    },
    {
      what: "an email address in the next step, in French",
      body: twoSteps(
        '<h2>Contact</h2><label>Courriel <input type="email"></label><label>Confirmez votre courriel <input type="email" id="again" onpaste="return false"></label>',
      ),
      isKeyPage: true,
      at: ["#again", "#second > label:nth-of-type(1) > input"],
    },
  ],
  review: [
    {
      what: "a later step that is in the page already and asks again",
      body: inSteps(
        PHONE,
        '<label>Name <input></label><label>Phone number (again) <input id="it" type="tel"></label>',
      ),
      at: ["#it"],
    },
    {
      what: "the same in German, with labels beside",
      body: inSteps(
        '<label for="m">E-Mail</label><input id="m" type="email">',
        '<label for="it">E-Mail noch einmal</label><input id="it" type="email">',
      ),
      at: ["#it"],
    },
    {
      what: "a step that asks for the address of the invoice, in Spanish",
      body: twoSteps(
        '<h2>Pago</h2><label>E-mail para la factura <input type="email" id="bill"></label><label>IBAN <input></label>',
      ),
      at: ["#bill"],
    },
    {
      what: "a form that makes room for another one, which asks for the same again",
      body: `<h2>Step 1 of 2</h2><form id="one"><label>Full name <input autocomplete="name"></label><label>E-mail <input type="email" autocomplete="email"></label><button>Go</button></form><form id="two" hidden><label>Your full name <input id="again" autocomplete="name"></label><label>Your e-mail <input type="email"></label><button>Book</button></form>
        <script>one.onsubmit = (event) => { event.preventDefault(); one.hidden = true; two.hidden = false; }; two.onsubmit = (event) => event.preventDefault();</script>`,
      at: ["#again"],
    },
    {
      what: "a step that asks for one thing again, in the same words",
      body: twoSteps('<h2>News</h2><label>E-mail: <input id="m2"></label><label>Account <input></label>'),
      at: ["#m2"],
    },
    {
      what: "a step whose remark says that it asks again",
      body: twoSteps(
        '<h2>Pickup</h2><label>Pickup name (type your name again) <input id="it"></label><label>Floor <input></label>',
      ),
      at: ["#it"],
    },
    {
      what: "a step that asks to write the address again, in Portuguese",
      body: twoSteps(
        '<h2>Os seus dados</h2><label>Escreva de novo o e-mail <input id="it"></label><label>Peso <input></label>',
      ),
      at: ["#it"],
    },
    {
      what: "a step that says itself that it asks again",
      body: twoSteps(
        '<h2>Confirm</h2><label>Type your e-mail once more <input id="m2"></label><label>Account <input></label>',
      ),
      at: ["#m2"],
    },
    {
      what: "a step that asks for the same again",
      body: twoSteps('<h2>Invoice</h2><label>Name <input id="n2"></label><label>E-mail <input></label>'),
      at: ["#n2"],
    },
    {
      what: "an address for the invoice and one for the delivery, by their hints",
      body: form(address("Invoice", "billing") + address("Delivery", "shipping")),
      at: ["#shipping > label:nth-of-type(1) > input"],
    },
    {
      what: "an address for the bill after one's own",
      body: form(
        '<fieldset id="own"><legend>Your account</legend><label>Street address <input autocomplete="street-address"></label> <label>Zip code <input autocomplete="postal-code"></label></fieldset><fieldset id="bill"><legend>Billing address</legend><label>Billing street <input id="street" autocomplete="billing street-address"></label> <label>Billing zip code <input autocomplete="billing postal-code"></label></fieldset>',
      ),
      at: ["#street"],
    },
    {
      what: "the same without hints",
      body: form(plain("Contact details") + plain("Delivery address")),
      at: ["main > form > fieldset:nth-of-type(2) > label:nth-of-type(1) > input"],
    },
    {
      what: "the same by what the parts are called",
      body: form(plain("Billing address") + plain("Shipping address")),
      at: ["main > form > fieldset:nth-of-type(2) > label:nth-of-type(1) > input"],
    },
    {
      what: "the same in German",
      body: `<form action="/order"><h2>Bestellung</h2><fieldset><legend>Rechnungsadresse</legend><label>Straße <input></label><label>Ort <input></label></fieldset><fieldset><legend>Lieferadresse</legend><label>Straße <input></label><label>Ort <input></label></fieldset><button>Bestellen</button></form>`,
      at: ["main > form > fieldset:nth-of-type(2) > label:nth-of-type(1) > input"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    { what: "one address", body: form(address("Delivery", "shipping")) },
    {
      what: "an address of the company, and where the parcel goes",
      body: form(plain("The company") + plain("Delivery address")),
    },
    { what: "addresses of two people", body: form(plain("First child") + plain("Second child")) },
    {
      what: "a field that refuses pasted text and repeats nothing, and a password that people choose",
      body: form(
        '<label>Mail <input type="email"></label><label>Enter your name <input onpaste="return false"></label><label>Password again <input type="password" onpaste="return false"></label>',
      ),
    },
  ],
});
