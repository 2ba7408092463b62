import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

/** Two fields of which one wants a number; `sign` stands behind it and is shown where what was written is none. */
const signed = (label: string, sign: string, also = ""): string =>
  `<form id="f" novalidate><p><label for="it">${label}</label> <input id="it" inputmode="numeric"> ${sign}</p><p><label for="who">Name</label> <input id="who" autocomplete="name"></p><button>OK</button></form>
  <script>const sign = document.querySelector(".sign"); sign.hidden = true; f.onsubmit = (event) => { event.preventDefault(); sign.hidden = /^\\d+$/.test(it.value); ${also} };</script>`;

/** A code in a larger form, which its own button takes. */
const coupon = (name: string, take: string, tell = ""): string =>
  `<style>.bad{border:2px solid #c00}</style><form id="f"><p><label>Street <input autocomplete="street-address" required></label></p><div class="coupon"><label for="it">${name}</label> <input id="it"> <button type="button" id="take">${take}</button><p id="told"></p></div><button>Order now</button></form>
  <script>take.onclick = () => { const isWrong = it.value !== "SPRING"; it.className = isWrong ? "bad" : ""; if (isWrong) { ${tell} } };</script>`;

/** The same beside a field whose text is tied to it; the sign is there where the entry is no number from 8 to 75. */
const besideTold = (label: string, sign: string, said: string): string =>
  `<form id="f" novalidate><div><label for="it">${label}</label><input id="it"> ${sign} <label for="mail">Email</label><input id="mail" type="email" aria-describedby="told"><span id="told"></span></div><button>Send</button></form>
  <script>const sign = document.querySelector(".sign"); sign.hidden = true; f.onsubmit = (event) => { event.preventDefault(); sign.hidden = Number(it.value) >= 8 && Number(it.value) <= 75; told.textContent = mail.value.includes("@") ? "" : "${said}"; mail.ariaInvalid = String(told.textContent !== ""); };</script>`;

ruleOutcomes(a11yErrorUntold, {
  passed: [
    {
      what: "a sign with words beside it",
      body: signed(
        "Weight",
        '<span class="sign"><i aria-hidden="true">⚠</i> Enter a whole number</span>',
        'it.ariaInvalid = String(!sign.hidden); it.style.border = sign.hidden ? "" : "2px solid #c00";',
      ),
    },
    {
      what: "a code that is refused in words",
      body: coupon("Promo code", "Apply", 'told.textContent = "We don\'t know this code.";'),
    },
    {
      what: "a sign beside a field, while a text beside it may speak of that one, too",
      body: besideTold(
        "Mast height",
        '<span class="sign" aria-hidden="true">⚠</span>',
        "Email and all other fields are required.",
      ),
    },
  ],
  failed: [
    {
      what: "a count in letters that is deleted once it is left",
      body: `<form id="f" novalidate><p><label>Cabezas <input id="it" inputmode="numeric"></label></p><p><label>Nota <input></label></p><button>OK</button></form><script>f.onsubmit = (event) => { event.preventDefault(); }; it.onblur = () => { if (!/^\\d+$/.test(it.value)) it.value = ""; };</script>`,
      at: ["#it"],
    },
    {
      what: "a sign hidden from screen readers, with a title",
      body: signed(
        "Clearance in feet",
        '<span class="sign" aria-hidden="true" title="10 to 120 feet">⚠</span>',
      ),
      at: ["#it"],
    },
    ...[
      ["Mast height", '<span class="sign" title="8 to 75" aria-hidden="true">⚠</span>'],
      ["Mâture", '<b class="sign" aria-hidden="true">❗</b>'],
    ].map(([label = "", sign = ""]) => ({
      what: `a sign beside “${label}”, while a text says what is wrong with another field`,
      body: besideTold(label, sign, "Enter an email such as name@example.org."),
      at: ["#it"],
    })),
    {
      what: "a sign in red alone, in German",
      body: signed("Anzahl der Gäste", '<b class="sign">❗</b>'),
      at: ["#it"],
    },
    ...[
      ["Promo code", "Apply"],
      ["Gutschein", "Einlösen"],
    ].map(([name = "", take = ""]) => ({
      what: `a code in a larger form whose field only turns red: ${name}`,
      body: coupon(name, take),
      at: ["#it"],
    })),
  ],
  notApplicable: [
    {
      what: "a sign with a name of its own",
      body: signed("Weight", '<span class="sign" role="img" aria-label="Enter a whole number">⚠</span>'),
    },
    {
      what: "a cross that empties the field, and a mark that it is right",
      body: signed(
        "Weight",
        '<span><button type="button" class="sign" aria-label="Empty">❌</button></span>',
      ),
    },
    "<p>Bread</p>",
  ],
});
