import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";

import { DELETING, twoFields } from "./forms.testing.ts";
import { a11yErrorUntold } from "./rule.ts";

/** A form of a framework: it checks itself when it is sent. */
const ownCheck = (answer: string, fields = '<label>Name <input id="who"></label><p id="told"></p>'): string =>
  `<style>.wrong { border: 2px solid #dc3545 }</style><form action="/send" novalidate>${fields}<button>Send</button></form><script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); ${answer} };</script>`;

const FIELD = '<label>Mail <input id="mail" type="email"></label>';
const TURN_RED = 'mail.className = "wrong";';
const RED = "<style>.wrong { border: 2px solid #dc3545 }</style>";
/** A form whose button is off until the entry fits. */
const heldForm = (onInput: string, told = ""): string =>
  `${RED}<form action="/send">${FIELD}<p id="told">${told}</p><button id="send" disabled>Send</button></form><script>mail.oninput = () => { send.disabled = !mail.validity.valid; if (!mail.validity.valid) { ${onInput} } };</script>`;

/** Three fields, and the pictures that come beside some of them when the form is sent. */
const pictured = (picture: string, which = "*"): string =>
  `<form novalidate id="f">${["Vorname", "Nachname", "Straße"].map((name, at) => `<div class="box"><label>${name} <input id="f${at}"></label></div>`).join("")}<button>Senden</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); for (const box of f.querySelectorAll(".box:is(${which})")) box.insertAdjacentHTML("beforeend", ${JSON.stringify(picture)}); };</script>`;
const SIGN = '<svg width="20" height="20"><circle cx="10" cy="10" r="9" fill="#c00"/></svg>';

/** A form with a code that is looked at as soon as it is left. */
const coded = (label: string, onLeaving: string, said = ""): string =>
  `${RED}<form novalidate id="f"><p><label>${label} <input id="code"></label><span id="told"></span></p><label>Nights <input type="number" value="2"></label><p id="sum"></p><button>Price</button></form>
  <script>code.onchange = () => { ${onLeaving} }; f.onsubmit = (event) => { event.preventDefault(); ${said} };</script>`;
const CODE_WRONG = 'code.classList.toggle("wrong", code.value !== "DUNES");';

ruleOutcomes(a11yErrorUntold, {
  passed: [
    ...["必填项不能为空", "入力してください", "هذا الحقل مطلوب"].map((said) => ({
      what: `a red field beside a toast in a language we do not read: ${said}`,
      body: twoFields(
        "",
        `code.className = "bad"; document.body.insertAdjacentHTML("beforeend", "<p>Since 1911</p><div class=toast>${said}</div>");`,
      ),
    })),
    {
      what: "red fields beside a toast that says what is missing, and one that names a field",
      body: twoFields(
        "",
        `for (const one of [code, mail]) one.className = "bad"; document.body.insertAdjacentHTML("beforeend", "<div class=toast>Bitte Postcode und Letterbox ausfüllen</div>");`,
      ),
    },
    {
      what: "codes that turn red once they are left, with words at once, or when the form is sent",
      body: coded("Gutschein", `${CODE_WRONG} told.textContent = "Diesen Code kennen wir nicht.";`),
    },
    {
      what: "a form that turns pink and says why",
      body: ownCheck(
        'event.target.style.background = "#fdd"; told.textContent = "Bitte geben Sie Ihren Namen an."; who.className = "wrong";',
      ),
    },
    {
      what: "signs beside fields, each with words, and a part of the form that turns red",
      body: pictured(`${SIGN}<span>Bitte ausfüllen</span>`).replace(
        "event.preventDefault();",
        'event.preventDefault(); f0.style.border = "2px solid #c00";',
      ),
    },
    {
      what: "signs beside fields that say what they mean, and a part of the form that turns red",
      body: pictured('<img src="/sign.png" width="20" height="20" alt="Bitte ausfüllen">').replace(
        "event.preventDefault();",
        'event.preventDefault(); f0.style.border = "2px solid #c00";',
      ),
    },
    {
      what: "a group of choices that turns red, and one text for all of it",
      body: `<style>.bad label{border:2px solid #c00}</style><form novalidate id="f"><label>Name <input></label><fieldset id="group" aria-describedby="err"><legend>Payment</legend>${["Card", "Cash", "Transfer", "Invoice", "Voucher", "Check"].map((name) => `<label><input type="radio" name="pay"> ${name}</label>`).join(" ")}<p id="err" role="alert"></p></fieldset><button>Order</button></form>
        <script>f.onsubmit = (event) => { event.preventDefault(); group.className = "bad"; err.textContent = "Please choose one."; };</script>`,
    },
    {
      what: "two red fields, each with a text of its own",
      body: twoFields(
        '<div id="told"></div>',
        `for (const one of [code, mail]) { one.className = "bad"; one.insertAdjacentHTML("afterend", "<span>Please fill in this one.</span>"); }`,
      ),
    },
    {
      what: "two red fields that one text names",
      body: twoFields(
        '<div id="told"></div>',
        `for (const one of [code, mail]) one.className = "bad"; told.textContent = "Please fill in your letterbox and postcode.";`,
      ),
    },
    {
      what: "a button that is off, and a text that says why",
      body: heldForm('told.textContent = "This is no mail address";'),
    },
    {
      what: "a red field with a text, in a form whose button is of no kind that sends",
      body: `${RED}<form>${FIELD}<p id="told"></p><button type="button" id="send">Sign up</button></form><script>send.onclick = () => { ${TURN_RED} told.textContent = "Please enter your mail"; };</script>`,
    },
    {
      what: "a red field with a text, without a form",
      body: `${RED}<div>${FIELD}<p id="told"></p><button id="send">Subscribe</button></div><script>send.onclick = () => { ${TURN_RED} told.textContent = "Please enter your mail"; };</script>`,
    },
    {
      what: "a red field with a text",
      body: ownCheck('who.className = "wrong"; told.textContent = "Please enter your name."'),
    },
    {
      what: "a red field with a message of the browser's",
      body: ownCheck('who.className = "wrong"; alert("Please enter your name.")'),
    },
    {
      what: "a red field whose label says why",
      body: ownCheck('who.className = "wrong"; document.querySelector("label").append(" is missing")'),
    },
    {
      what: "a red field whose placeholder says why",
      body: ownCheck('who.className = "wrong"; who.placeholder = "Please enter your name"'),
    },
    {
      what: "the browser's own message",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form>',
    },
    {
      what: "a text of its own",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault(); told.hidden = false })</script>',
    },
  ],
  failed: [
    {
      what: "a number that is deleted without a word once it is left",
      body: DELETING("/^\\d{8}[A-Z]$/"),
      at: ["#it"],
    },
    ...["Something went wrong", "Ein Fehler ist aufgetreten.", "Algo ha salido mal", "Ungültig!"].map(
      (said) => ({
        what: `red fields beside a toast that says “${said}”`,
        body: twoFields(
          "",
          `for (const one of [code, mail]) one.className = "bad"; document.body.insertAdjacentHTML("beforeend", "<p>Since 1911</p><div class=toast role=status>${said}</div>");`,
        ),
        at: ["#code"],
      }),
    ),
    {
      what: "red fields while the next slide comes elsewhere",
      body: `${twoFields("", `for (const one of [code, mail]) one.className = "bad"; slide.hidden = false;`)}<p>Since 1911</p><section><p id="slide" hidden>Nuit blanche</p></section>`,
      at: ["#code"],
    },
    {
      what: "a code that only turns red once it is left, in a form that says nothing",
      body: coded("Código promocional", CODE_WRONG),
      at: ["#code"],
    },
    {
      what: "a code that only turns pink once it is left, and that nothing sends",
      body: `<p><label>Coupon <input id="code"></label></p><script>code.onblur = () => { code.style.background = code.value && code.value !== "DUNES" ? "#fdd" : ""; };</script>`,
      at: ["#code"],
    },
    {
      what: "a form that turns pink and empties its fields",
      body: ownCheck(
        'if (!/@/.test(mail.value)) { who.value = ""; mail.value = ""; event.target.style.background = "#fee2e2"; }',
        '<label>Vorname <input id="who"></label><label>E-Mail <input id="mail" type="email"></label>',
      ),
      at: ["main > form"],
    },
    { what: "signs that come beside fields without a word", body: pictured(SIGN), at: ["#f0"] },
    {
      what: "pictures that come beside two fields, and have no text",
      body: pictured('<img src="/sign.png" width="20" height="20" alt="">', ":nth-child(n + 2)"),
      at: ["#f1"],
    },
    {
      what: "a form that asks the browser what is wrong, says nothing of it, and goes to the first field itself",
      body: ownCheck(
        'const form = event.target; for (const one of form.querySelectorAll("input")) one.classList.toggle("wrong", !one.checkValidity()); form.querySelector(":invalid").focus();',
        '<label>Name <input id="who" required></label><label>Mail <input type="email" required></label>',
      ),
    },
    {
      what: "a red field alone, in a form whose button is of no kind that sends",
      body: `${RED}<form>${FIELD}<button type="button" id="send">Sign up</button></form><script>send.onclick = () => { ${TURN_RED} };</script>`,
      at: ["#mail"],
    },
    {
      what: "a red field alone, without a form",
      body: `${RED}<div>${FIELD}<button id="send">Subscribe</button></div><script>send.onclick = () => { ${TURN_RED} };</script>`,
      at: ["#mail"],
    },
    {
      what: "a red field alone, where a link sends",
      body: `${RED}<form>${FIELD}<a href="#" id="send">Send</a></form><script>send.onclick = (event) => { event.preventDefault(); ${TURN_RED} };</script>`,
      at: ["#mail"],
    },
    {
      what: "a red field alone, where a box that only the pointer presses sends",
      body: `${RED}<form>${FIELD}<div id="send" style="cursor: pointer" onclick="mail.className = 'wrong'">Send</div></form>`,
      at: ["#mail"],
    },
    {
      what: "a button outside of the form that it sends",
      body: `${RED}<form id="join" novalidate onsubmit="event.preventDefault(); mail.className = 'wrong'">${FIELD}</form><button form="join">Join</button>`,
      at: ["#mail"],
    },
    {
      what: "a button that is off, and a field that only turns red",
      body: heldForm(TURN_RED),
      at: ["#mail"],
    },
    {
      what: "a form of its own that only turns a field red",
      body: ownCheck('who.className = "wrong"'),
      at: ["#who"],
    },
    {
      what: "a form of its own that only says to screen readers that the field is wrong",
      body: ownCheck('who.ariaInvalid = "true"; who.focus()'),
      at: ["#who"],
    },
    {
      what: "a frame around the field that turns red",
      body: ownCheck(
        'who.parentNode.style.outline = "2px solid oklch(0.6 0.25 27)"',
        '<div><input id="who" aria-label="Name"></div><div><input aria-label="Town"></div>',
      ),
      at: ["#who"],
    },
    {
      what: "two fields of which only the wrong one turns red",
      body: ownCheck(
        'if (!/@/.test(mail.value)) mail.className = "wrong"',
        '<label>Name <input></label><label>Mail <input id="mail" type="email"></label>',
      ),
      at: ["#mail"],
    },
    {
      what: "a border that only turns red",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault(); event.target.style.borderColor = "red" })</script>',
      at: ['input[name="who"]'],
    },
    {
      what: "a message that is held back",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault();  })</script>',
    },
  ],
  review: [
    {
      what: "a phone number that is deleted with a word once it is left",
      body: DELETING("/^\\d+$/", 'told.textContent = "Nur Ziffern";').replace("DNI", "Telefon"),
      at: ["#it"],
    },
    {
      what: "a code that only turns red once it is left, and a sum that comes later",
      body: coded("Code promo", CODE_WRONG, 'sum.textContent = "142 € la nuit";'),
      at: ["#code"],
    },
    {
      what: "two red fields of which a text tells of one alone",
      body: twoFields(
        '<div id="told"></div>',
        `for (const one of [code, mail]) one.className = "bad"; told.textContent = "Please say where we may write to.";`,
      ),
      at: ["#code"],
    },
    {
      what: "a button that stays off without a word",
      body: heldForm(""),
      at: ["#send"],
    },
  ],
  notApplicable: [
    {
      what: "a field that lets only digits in, and one with a list that takes nothing else",
      body: `<form action="/order"><p><label>Telefon <input oninput="this.value = this.value.replace(/\\D/g, '')"></label></p><p><label>Mail <input type="email"></label></p><p><label>Town <input role="combobox" aria-expanded="false" onblur="this.value = ''"></label></p><button>OK</button></form>`,
    },
    ...["", ' type="button"'].map((kind) => ({
      what: `fields that get a red border once anything fills them, and a button${kind}`,
      body: `<style>.is-filled { border: 2px solid #e91e63 }</style><form novalidate onsubmit="return false"><label>Nombre <input></label><label>Correo electrónico <input name="correo"></label><button${kind}>Enviar</button></form>
        <script>for (const one of document.querySelectorAll("form input")) one.onblur = () => one.classList.toggle("is-filled", one.value !== "");</script>`,
    })),
    {
      what: "a form that turns green or yellow, and a field that is left as it was",
      body: `<form novalidate id="f" onsubmit="event.preventDefault(); f.style.background = '#fff3cd'"><label>Mail <input type="email"></label><button>Send</button></form>
        <form novalidate id="g" onsubmit="event.preventDefault(); g.style.background = '#dfd'"><p><label>Town <input></label></p><button>Go</button></form><p><label>Voucher <input id="code" onblur="this.value = this.value.trim()"></label></p>`,
    },
    { what: "a wheel that turns beside one field", body: pictured(SIGN, ":first-child") },
    {
      what: "forms that have the browser say what is wrong, as a whole and field by field",
      body: `${ownCheck('who.classList.add("wrong"); event.target.reportValidity();', '<label>Name <input id="who" required></label>')}${RED}<form novalidate id="other"><label>Town <input id="town" required></label><button>Go</button></form><script>other.onsubmit = (event) => { event.preventDefault(); town.className = "wrong"; town.reportValidity(); };</script>`,
    },
    {
      what: "fields that nothing sends",
      body: `<div>${FIELD}<button type="button">Show the map</button></div>`,
    },
    "<p>Bread</p>",
    {
      what: "a field that gets the focus, one that turns green, and a form that is sent",
      body: `<style>input:focus { border: 2px solid #dc3545 }</style>${ownCheck('who.focus(); document.getElementById("town").style.borderColor = "green"', '<label>Name <input id="who"></label><label>Town <input id="town"></label>')}<form action="/search" onsubmit="this.firstElementChild.style.color = 'red'"><label>Search <input></label><button>Search</button></form>`,
    },
  ],
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
