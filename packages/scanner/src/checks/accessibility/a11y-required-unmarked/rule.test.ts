import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRequiredUnmarked } from "./rule.ts";

const TOPIC = '<p><label for="t">Topic</label> <input id="t"></p>';

ruleOutcomes(a11yRequiredUnmarked, {
  passed: [
    `<form><p><label for="it">Name *</label> <input id="it" required></p>${TOPIC}</form>`,
    '<form><p><label for="it">Name</label> <input id="it" required></p><p><label for="t">Topic (optional)</label> <input id="t"></p></form>',
    `<form><p>All fields but the topic are required.</p><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">お名前 <span>必須</span></label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">Имя (обязательно)</label> <input id="it" required></p>${TOPIC}</form>`,
    `<form><p><label for="it">Imię (wymagane)</label> <input id="it" required></p>${TOPIC}</form>`,
    {
      what: "a sentence right above the form",
      body: `<h2>Pan</h2><p>Todos los campos son obligatorios salvo las notas.</p><div><form><p><label for="it">Nombre</label> <input id="it" required></p>${TOPIC}</form></div>`,
    },
    '<form><p><label for="it">名前</label> <input id="it" required></p><p><label for="t">備考（任意）</label> <input id="t"></p></form>',
    {
      what: "a star that styles add",
      style: '.needed::after{content:" *"}',
      body: `<form><p><label class="needed" for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
    },
  ],
  review: [
    {
      what: "two forms below a sentence that may be about the other one",
      body: `<p>All fields are required.</p><form><p><label for="o">Mail</label> <input id="o" required></p></form><form><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      what: "a form below a text that says nothing of it",
      body: `<p>We need your name to call you.</p><form><p><label for="it">お名前</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      body: `<form><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
      at: ["#it"],
    },
    {
      body: `<form><p><label for="it">Name</label> <input id="it" aria-required="true"></p>${TOPIC}</form>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    '<form><p><label for="it">Name</label> <input id="it" required></p></form>',
    `<form>${TOPIC}</form>`,
  ],
});
