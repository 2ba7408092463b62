import { twoSteps } from "#checks/accessibility/operated/steps.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPasteRefused } from "./rule.ts";

const signIn = (attributes = "", script = ""): string =>
  `<form action="/in" method="post"><label>Mail <input type="email" autocomplete="username"></label><label>Password <input type="password" id="secret" ${attributes}></label><button>Sign in</button></form><script>${script}</script>`;

/** Boxes for some characters of a password. */
const characters = (labels: readonly string[], attributes: string, button = "Sign in"): string =>
  `<form action="/in"><fieldset><legend>From your password</legend>${labels.map((label) => `<label>${label} <input type="password" maxlength="1" ${attributes}></label>`).join("")}</fieldset><button>${button}</button></form>`;

const BOXES = [1, 2].map((at) => `main > form > fieldset > label:nth-of-type(${at}) > input`);

const inDialog = (attributes: string): string =>
  `<button id="show">Sign in</button><dialog id="box" aria-label="Sign in"><label>Password <input type="password" id="secret" ${attributes}></label><button onclick="box.close()">Close</button></dialog><script>show.onclick = () => box.showModal();</script>`;
const inStep = (attributes: string): string =>
  twoSteps(
    `<h2>Sign in to pay</h2><label>Password <input type="password" autocomplete="current-password" id="secret" ${attributes}></label>`,
  );

/** Boxes for single digits. */
const digits = (attributes: string): string =>
  [1, 2, 3, 4].map((at) => `<input maxlength="1" aria-label="${at}" ${attributes}>`).join("");

ruleOutcomes(a11yPasteRefused, {
  passed: [
    {
      what: "boxes for the digits of a code that take what is pasted",
      body: `<form><fieldset><legend>Code aus der SMS</legend>${digits("")}</fieldset></form>`,
    },
    {
      what: "characters of a password that may be pasted",
      body: characters(["Character 2", "Character 5"], ""),
    },
    {
      what: "characters that are spread over their boxes once pasted",
      body: `${characters(["Zeichen 1", "Zeichen 2", "Zeichen 3"], "")}<script>const boxes = [...document.querySelectorAll("input")]; for (const box of boxes) box.onpaste = (event) => { event.preventDefault(); const text = event.clipboardData.getData("text"); boxes.forEach((one, at) => { one.value = text[at]; }); };</script>`,
    },
    { what: "a sign-in that leaves pasting alone", body: signIn() },
    {
      what: "passwords that open",
      body: `${signIn()}${inDialog("").replaceAll("secret", "other")}`,
      isKeyPage: true,
    },
    { what: "pasting that is only counted", body: signIn('onpaste="window.pasted = true"') },
    {
      what: "a code from a letter that may be pasted",
      body: '<form action="/in" method="post"><label>Code aus der E-Mail <input></label><button>Anmelden</button></form>',
    },
    {
      what: "code fields that spread what is pasted",
      body: `<form action="/in"><label>Code <input autocomplete="one-time-code" id="code"></label><button>Sign in</button></form><script>code.onpaste = (event) => { event.preventDefault(); code.value = event.clipboardData.getData("text").slice(0, 1); };</script>`,
    },
  ],
  failed: [
    {
      what: "boxes for the digits of a code, whose form has no button",
      body: `<form><fieldset><legend>Code aus der SMS</legend>${digits('onpaste="return false"')}</fieldset></form>`,
      at: [1, 2, 3, 4].map((at) => `main > form > fieldset > input:nth-of-type(${at})`),
    },
    {
      what: "characters of a password that can't be pasted",
      body: characters(["Character 2", "Character 5"], 'onpaste="return false"'),
      at: BOXES,
    },
    {
      what: "characters in Polish whose listener stops pasting",
      body: `${characters(["Znak 3", "Znak 7"], "", "Zaloguj")}<script>document.querySelector("form").addEventListener("paste", (event) => event.preventDefault());</script>`,
      at: BOXES,
    },
    {
      what: "a password in a dialog that stops pasting",
      body: inDialog('onpaste="return false"'),
      isKeyPage: true,
      at: ["#secret"],
    },
    {
      what: "a password in the next step of a form that stops pasting",
      body: inStep('onpaste="return false"'),
      isKeyPage: true,
      at: ["#secret"],
    },
    {
      what: "a password whose attribute stops pasting",
      body: signIn('onpaste="return false"'),
      at: ["#secret"],
    },
    {
      what: "a password whose listener stops pasting",
      body: signIn("", 'secret.addEventListener("paste", (event) => event.preventDefault());'),
      at: ["#secret"],
    },
    {
      what: "a password after boxes for a PIN, which have no names",
      body: `<form action="/pay"><p>PIN</p>${'<input type="password" maxlength="1">'.repeat(4)}<label>Hasło <input type="password" id="secret" onpaste="return false"></label><button>Wyślij przelew</button></form>`,
      at: ["#secret"],
    },
    {
      what: "a code from a mail that can't be pasted",
      body: '<form action="/in" method="post"><label>Code from your email <input id="code" onpaste="return false"></label><button>Sign in</button></form>',
      at: ["#code"],
    },
    {
      what: "a one-time password in German that can't be pasted",
      body: '<form action="/in" method="post"><label for="code">Einmalpasswort</label><input id="code" onpaste="event.preventDefault()"><input type="submit" value="Anmelden"></form>',
      at: ["#code"],
    },
    {
      what: "a password that stops the keys",
      body: signIn(
        "",
        'secret.onkeydown = (event) => { if (event.ctrlKey && event.key === "v") event.preventDefault(); };',
      ),
      at: ["#secret"],
    },
    {
      what: "a password into which nothing comes at once",
      body: signIn(
        "",
        'secret.addEventListener("beforeinput", (event) => { if (event.inputType === "insertFromPaste") event.preventDefault(); });',
      ),
      at: ["#secret"],
    },
    {
      what: "a page that stops pasting everywhere",
      body: signIn("", 'document.addEventListener("paste", (event) => event.preventDefault());'),
    },
  ],
  notApplicable: [
    {
      what: "boxes for a PIN that people choose and repeat",
      body: characters(["Digit 1", "Digit 2", "Digit 1", "Digit 2"], 'onpaste="return false"', "Save"),
    },
    "<p>Bread</p>",
    {
      what: "codes of vouchers and places that can't be pasted beside a sign-in",
      body: '<form action="/pay" method="post"><label>Voucher code <input onpaste="return false"></label><label>ZIP code <input onpaste="return false"></label><button>Log in and pay</button></form><form action="/gift" method="post"><label>Code on the box <input onpaste="return false"></label><button>Open</button></form>',
    },
    {
      what: "a form in which people choose a password, and another field that refuses",
      body: '<form action="/join"><label>Password <input type="password" autocomplete="new-password" onpaste="return false"></label><label>Again <input type="password" onpaste="return false"></label></form><label>Search <input onpaste="return false"></label>',
    },
  ],
});
