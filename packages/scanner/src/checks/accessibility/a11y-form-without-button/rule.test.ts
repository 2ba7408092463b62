import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFormWithoutButton } from "./rule.ts";

const FIELD = '<label>Search <input name="q"></label>';

ruleOutcomes(a11yFormWithoutButton, {
  passed: [
    `<form action="/find">${FIELD} <button>Search</button></form>`,
    `<form action="/find">${FIELD} <input type="image" src="/find.png" alt="Search"></form>`,
    `<form id="find" action="/find">${FIELD}</form><button form="find">Search</button>`,
  ],
  advice: [
    { body: `<form id="it" action="/find">${FIELD}</form>`, at: ["#it"] },
    {
      what: "a button that is hidden from everyone",
      body: `<form id="it" action="/find">${FIELD} <button hidden>Search</button></form>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    `<p>${FIELD}</p>`,
    '<form action="/sort"><label>Sort by <select><option>Name</option></select></label></form>',
  ],
});
