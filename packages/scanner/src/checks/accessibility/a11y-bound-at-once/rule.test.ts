import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBoundAtOnce } from "./rule.ts";

const press = (name: string, script: string): string =>
  `<p>Membership, one year</p><button type="button" id="it" onclick="${script}">${name}</button><p id="told" role="status"></p>`;
const says = (text: string): string => `told.textContent = '${text}'`;

ruleOutcomes(a11yBoundAtOnce, {
  passed: [
    {
      what: "a payment that the browser asks about first",
      body: press("Pay $40", `if (confirm('Pay $40?')) ${says("Charged $40.")}`),
    },
    {
      what: "a deletion that a dialog asks about first",
      body: `${press("Delete my account", "ask.showModal()")}<dialog id="ask" aria-label="Delete the account?"><button type="button" onclick="ask.close(); ${says("Account deleted")}">Delete</button><button type="button" onclick="ask.close()">Keep</button></dialog>`,
    },
    {
      what: "a deletion that can be undone",
      body: press(
        "Cancel booking",
        "told.innerHTML = 'Booking cancelled. &lt;button type=button&gt;Undo&lt;/button&gt;'",
      ),
    },
  ],
  review: [
    {
      what: "a card that is charged at once",
      body: press("Place my order", says("Your card was charged $240. Orders are final.")),
      at: ["#it"],
    },
    {
      what: "an account that is deleted at once, in German",
      body: press("Konto löschen", says("Ihr Konto wurde gelöscht.")),
      at: ["#it"],
    },
    {
      what: "a request that a form without fields withdraws, in French",
      body: `<form onsubmit="event.preventDefault(); ${says("Demande annulée.")}"><p>Demande 77</p><button id="it">Annuler ma demande</button></form><p id="told" role="status"></p>`,
      at: ["#it"],
    },
    {
      what: "a form that books at once, in Spanish",
      body: `<form novalidate onsubmit="event.preventDefault(); if (dni.value) { ${says("Pago realizado: 35 €")} }"><label>Nombre <input id="dni" name="nombre"></label><button id="it">Pagar</button></form><p id="told" role="status"></p>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    { what: "a page without buttons", body: "<p>Bread</p>" },
    { what: "a basket", body: press("Add to basket", says("Rye added to your basket, $4")) },
    { what: "a payment that only a server can make", body: press("Pay $40", "fetch('/pay')") },
    {
      what: "a purchase of which no sum is told",
      body: press("Order now", says("Thank you for your order.")),
    },
    { what: "a filter that is removed", body: press("Delete filter", says("Filter removed")) },
  ],
});
