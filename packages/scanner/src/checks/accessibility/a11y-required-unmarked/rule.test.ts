import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRequiredUnmarked } from "./rule.ts";

const TOPIC = '<p><label for="t">Topic</label> <input id="t"></p>';

ruleOutcomes(a11yRequiredUnmarked, {
  passed: [
    `<form><p><label for="it">Name *</label> <input id="it" required></p>${TOPIC}</form>`,
    '<form><p><label for="it">Name</label> <input id="it" required></p><p><label for="t">Topic (optional)</label> <input id="t"></p></form>',
    `<form><p>All fields but the topic are required.</p><p><label for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
    {
      what: "a star that styles add",
      style: '.needed::after{content:" *"}',
      body: `<form><p><label class="needed" for="it">Name</label> <input id="it" required></p>${TOPIC}</form>`,
    },
  ],
  review: [
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
