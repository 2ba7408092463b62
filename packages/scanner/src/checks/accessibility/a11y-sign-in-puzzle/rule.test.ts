import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySignInPuzzle } from "./rule.ts";

const NAME = '<p><label>Email <input type="email" autocomplete="username"></label></p>';
const PASSWORD =
  '<p><label>Password <input type="password" autocomplete="current-password"></label></p><button>Sign in</button>';
const SUM = '<p><label>What is 17 minus 9? <input id="sum"></label></p>';

const picture = (attributes: string): string => `<p><img width="150" height="50" ${attributes}></p>`;
const copied = (label: string, attributes = 'src="/code.svg"'): string =>
  `<form>${NAME}<p><label>Passwort <input type="password" autocomplete="current-password"></label></p>${picture(attributes)}<label for="it">${label}</label><input id="it" autocomplete="off"><button>Anmelden</button></form>`;

const letters = (asked: string): string =>
  `<form>${NAME}${PASSWORD}<p>${asked} <input id="letters" aria-label="Letters" size="4"></p></form>`;

ruleOutcomes(a11ySignInPuzzle, {
  passed: [
    { what: "digits of a number on a card", body: letters("Type the last digits of your card.") },
    {
      what: "how long a password must be",
      body: letters("Nickname (the first letters of your name, not your password)"),
    },
    {
      what: "a code that was sent, below a logo, and a picture before another field",
      body: `<form>${picture('src="/logo.svg" alt="Bank"')}${NAME}<p><label>Code from your app <input></label></p>${PASSWORD}</form>`,
    },
    {
      what: "a picture to copy from, beside a passkey",
      body: `${copied("Zeichen aus dem Bild")}<button>Anmelden mit Passkey</button>`,
    },
    {
      what: "a customer number below a picture of a card",
      body: copied("Kundennummer", 'src="/card.png" alt="Where it stands on the card"'),
    },
    `<form>${NAME}${PASSWORD}</form>`,
    {
      what: "a sign-in that can be done without the sum",
      body: `<form>${NAME}${SUM}${PASSWORD}</form><button>Sign in with a passkey</button>`,
    },
    {
      what: "a sum before another field of the same paragraph",
      body: `<form><p>Wir rechnen 3 + 4 = 7 Punkte an. <label>Mail <input type="email"></label> <label>Kundennummer <input></label></p>${PASSWORD}</form>`,
    },
    {
      what: "a sign-in with a number and a date",
      body: `<form>${NAME}<p><label>Customer number, such as 12-345 <input></label></p><p><label>Born on 3-4-1980 <input></label></p>${PASSWORD}</form>`,
    },
    {
      what: "a sign-in with a code of 4 to 6 digits",
      body: `<form>${NAME}<p><label>Code of 4 to 6 digits <input></label></p>${PASSWORD}</form>`,
    },
  ],
  review: [
    { what: "a code below a picture", body: copied("Code"), at: ["#it"] },
    {
      what: "a field below what is called a CAPTCHA",
      body: copied("Antwort", 'class="captcha" src="/x.png"'),
      at: ["#it"],
    },
  ],
  failed: [
    {
      what: "letters to pick out of a passphrase",
      at: ["#letters"],
      body: letters("To sign in, type the third, fifth and last letters of your passphrase"),
    },
    {
      what: "digits to pick out of a secret",
      at: ["#letters"],
      body: letters("Enter characters 2, 4 and 7 of your memorable word."),
    },
    {
      what: "characters to pick out of a password, in German",
      at: ["#letters"],
      body: letters("Geben Sie das 2. und 5. Zeichen Ihres Passworts ein."),
    },
    { what: "characters from a picture, in German", body: copied("Zeichen aus dem Bild"), at: ["#it"] },
    {
      what: "the text of a picture, in French, in a part that opens",
      body: `<details><summary>Connexion</summary>${copied("Texte de l’image")}</details>`,
      isKeyPage: true,
      at: ["#it"],
    },
    {
      what: "letters on a canvas",
      body: copied("Type the letters").replace(/<img[^>]*>/, '<canvas width="120" height="40"></canvas>'),
      at: ["#it"],
    },
    {
      what: "a sum in bold before its field, in a dialog that opens",
      body: `<button onclick="box.showModal()">Sign in</button><dialog id="box" aria-label="Sign in"><form>${NAME}${PASSWORD}<p>What is <b>7 × 8 − 9</b>? <input id="sum" aria-label="Answer"></p></form></dialog>`,
      isKeyPage: true,
      at: ["#sum"],
    },
    {
      what: "a sum of which a part is marked, in French",
      body: `<form>${NAME}<p>Combien font <strong>6</strong> + <em>7</em> ? <input id="sum" aria-label="Réponse"></p>${PASSWORD}</form>`,
      at: ["#sum"],
    },
    { body: `<form>${NAME}${SUM}${PASSWORD}</form>`, at: ["#sum"] },
    {
      what: "a sum as text before its field",
      body: `<form>${NAME}<p>3 + 4 = <input id="sum" aria-label="Result"></p>${PASSWORD}</form>`,
      at: ["#sum"],
    },
    {
      what: "a sum in German",
      body: `<form>${NAME}<p><label for="sum">Was ist 5 mal 3?</label> <input id="sum" type="number"></p>${PASSWORD}</form>`,
      at: ["#sum"],
    },
    {
      what: "a sum in the placeholder",
      body: `<form>${NAME}<p><input id="sum" placeholder="8 + 2 = ?"></p>${PASSWORD}</form>`,
      at: ["#sum"],
    },
  ],
  notApplicable: [
    { what: "a sum in a form that is no sign-in", body: `<form>${SUM}<button>Send message</button></form>` },
    {
      what: "a sum where people choose a password",
      body: `<form>${NAME}${SUM}<p><label>Password <input type="password" autocomplete="new-password"></label></p></form>`,
    },
  ],
});
