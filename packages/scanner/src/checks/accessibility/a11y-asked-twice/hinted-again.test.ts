import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAskedTwice } from "./rule.ts";

/** A form of two steps; `further` is what the way to the second one does besides. */
const steps = (first: string, second: string, [on, end]: [string, string], further = ""): string =>
  `<form id="form" novalidate><div id="one">${first} <button type="button" id="on">${on}</button></div><div id="two" hidden>${second} <button>${end}</button></div><p id="told" role="status"></p></form>
  <script>on.onclick = () => { one.hidden = true; two.hidden = false; ${further} }; form.onsubmit = (event) => { event.preventDefault(); told.textContent = "OK."; };</script>`;
const EMAIL =
  '<label>Name <input autocomplete="name"></label> <label>Email <input id="mail" type="email" autocomplete="email"></label>';

ruleOutcomes(a11yAskedTwice, {
  passed: [
    {
      what: "an address that is asked of a guest, whatever its markup says",
      body: steps(
        EMAIL,
        '<label>Email of your guest <input type="email" autocomplete="email"></label> <label>Day <input></label>',
        ["Next", "Book"],
      ),
    },
    {
      what: "an address in another section",
      body: steps(
        EMAIL,
        '<label>Where should the key go? <input type="email" autocomplete="section-key email"></label> <label>Day <input></label>',
        ["Next", "Book"],
      ),
    },
    {
      what: "a phone number that is taken over",
      body: steps(
        '<label>Phone <input id="tel" type="tel" autocomplete="tel"></label>',
        '<label>Phone for the driver <input id="driver" type="tel" autocomplete="tel"></label> <label>Day <input></label>',
        ["Next", "Book"],
        "driver.value = tel.value;",
      ),
    },
  ],
  review: [
    {
      what: "an address for the visit, which is the reader's own again",
      body: steps(
        EMAIL,
        '<label>Email for the visit <input id="it" type="email" autocomplete="email"></label> <label>Day <input></label>',
        ["Next", "Book"],
      ),
      at: ["#it"],
    },
    {
      what: "a phone number in German",
      body: steps(
        '<label>Telefon <input type="tel" autocomplete="tel"></label>',
        '<label>Rückruf unter <input id="it" type="tel" autocomplete="tel"></label> <label>Tag <input></label>',
        ["Weiter", "Absenden"],
      ),
      at: ["#it"],
    },
    {
      what: "a last name in Spanish, under another label",
      body: steps(
        '<label>Apellido <input autocomplete="family-name"></label> <label>Correo <input type="email" autocomplete="email"></label>',
        '<label>Titular de la reserva <input id="it" autocomplete="family-name"></label> <label>Día <input></label>',
        ["Siguiente", "Reservar"],
      ),
      at: ["#it"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
