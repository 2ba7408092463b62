import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRequiredUnmarked } from "./rule.ts";

const form = (inside: string): string => `<form>${inside}<p><button>OK</button></p></form>`;
const field = (label: string, attributes = ""): string =>
  `<p><label>${label} <input ${attributes}></label></p>`;

ruleOutcomes(a11yRequiredUnmarked, {
  passed: [
    {
      what: "stars that a text explains, in Spanish, and one that says so to screen readers",
      body: `${form(`<p>Los campos con * son obligatorios.</p>${field("Nombre *", "required")}${field("Piso")}`)}${form(`${field('Name <span aria-hidden="true">*</span><span style="position:absolute;clip-path:inset(50%)">required</span>', "required")}${field("Floor (optional)")}`)}`,
    },
  ],
  advice: {
    what: "stars that nothing explains, on required fields on ones that markup doesn't mark, and by style",
    style: '.needed::after{content:" *"}',
    body: `${form(`${field("Name *", 'id="one" required')}${field("Topic")}`)}${form(`${field("Fecha (obligatoria)", 'id="two" required')}${field("Pasaporte *")}`).replace("obligatoria", "dd/mm")}${form(`<p><label class="needed" for="three">Name</label> <input id="three" required></p>${field("Topic")}`)}`,
    at: ["#one", "#three", "#two"],
  },
  review: {
    what: "a required field without a star",
    body: form(`${field("Name", 'id="it" required')}${field("Floor")}`),
    at: ["#it"],
  },
  notApplicable: form(field("Name")),
});
