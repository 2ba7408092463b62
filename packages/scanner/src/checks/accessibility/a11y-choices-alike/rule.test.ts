import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChoicesAlike } from "./rule.ts";

const radio = (name: string, id = ""): string =>
  `<label><input type="radio" name="stars" ${id}> ${name}</label>`;

ruleOutcomes(a11yChoicesAlike, {
  passed: [
    `<fieldset><legend>Your rating</legend>${radio("1 star")}${radio("2 stars")}</fieldset>`,
    '<fieldset><legend>Your rating</legend><label><input type="radio" name="a" aria-label="1 star"> ★</label><label><input type="radio" name="a" aria-label="2 stars"> ★</label></fieldset>',
    `<form><fieldset><legend>Bread</legend><label><input type="radio" name="a"> Yes</label><label><input type="radio" name="a"> No</label></fieldset></form><form><fieldset><legend>Cake</legend><label><input type="radio" name="a"> Yes</label><label><input type="radio" name="a"> No</label></fieldset></form>`,
    '<div role="radiogroup" aria-label="Size"><span role="radio" tabindex="0" aria-checked="false">Small</span><span role="radio" tabindex="-1" aria-checked="false">Large</span></div>',
  ],
  failed: [
    {
      what: "stars",
      body: `<fieldset><legend>Your rating</legend>${radio("★", 'id="it"')}${radio("★")}${radio("★")}</fieldset>`,
      at: ["#it"],
    },
    {
      what: "days that are all named by a word of the library",
      body: `<fieldset><legend>Day</legend>${radio("Choose", 'id="it"')}${radio("choose")}</fieldset>`,
      at: ["#it"],
    },
    {
      what: "elements with a role",
      body: '<div role="radiogroup" aria-label="Rating"><span role="radio" tabindex="0" aria-checked="false" id="it">☆</span><span role="radio" tabindex="-1" aria-checked="false">☆</span></div>',
      at: ["#it"],
    },
    {
      what: "check boxes of a group",
      body: '<fieldset><legend>Breads</legend><label><input type="checkbox" id="it"> Select</label><label><input type="checkbox"> Select</label></fieldset>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    '<label><input type="checkbox"> News</label>',
    '<p><label><input type="checkbox"> Choose</label> Rye</p><p><label><input type="checkbox"> Choose</label> Oat</p>',
  ],
});
