import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChoicesNotGrouped } from "./rule.ts";

const RADIOS =
  '<p><input type="radio" name="when" id="a"><label for="a">Morning</label> <input type="radio" name="when" id="b"><label for="b">Evening</label></p>';

const BOXES =
  '<p><input type="checkbox" id="a"><label for="a">Rye</label></p><p><input type="checkbox" id="b"><label for="b">Oat</label></p>';

ruleOutcomes(a11yChoicesNotGrouped, {
  passed: [
    `<form><fieldset><legend>When should we deliver?</legend>${RADIOS}</fieldset></form>`,
    {
      what: "a group that refers to its question",
      body: `<form><div role="radiogroup" aria-labelledby="q"><p id="q">When should we deliver?</p>${RADIOS}</div></form>`,
    },
    `<form><fieldset><legend>Which do you like?</legend>${BOXES}</fieldset></form>`,
    {
      what: "a word before checkboxes of several names, and a label of something else before those of one",
      body: '<form><p>Your order</p><div><label><input type="checkbox" name="a"> Gift wrap</label> <label><input type="checkbox" name="b"> Invoice</label></div><h2>Sorts</h2><div><label><input type="checkbox" name="s"> Rye</label> <label><input type="checkbox" name="s"> Oat</label></div></form>',
    },
    { what: "checkboxes below a sentence", body: `<form><p>We bake daily.</p><div>${BOXES}</div></form>` },
    {
      what: "choices below a sentence, which they may not answer",
      body: `<form><p>We bake daily.</p>${RADIOS}</form>`,
    },
    {
      what: "choices after the label of another field",
      body: `<form><label for="town">Your town</label><input id="town">${RADIOS}</form>`,
    },
    {
      what: "a fieldset around a whole form, and bold words inside a label of three checkboxes",
      body: '<form><fieldset><p>We bake daily.</p><label>Name <input></label><label><input type="radio" name="a"> Rye</label> <label><input type="radio" name="a"> Oat</label></fieldset></form><form><p>We deliver.</p><div><label><strong>Rye</strong> <input type="checkbox" name="x"></label><label><input type="checkbox" name="y"> Oat</label><label><input type="checkbox" name="z"> Corn</label></div></form>',
    },
    { what: "choices without a question", body: `<form><h2>Sort the breads</h2>${RADIOS}</form>` },
  ],
  failed: [
    {
      what: "a question before checkboxes",
      body: `<form><p>Which do you like?</p><div>${BOXES}</div></form>`,
      at: ["#a"],
    },
    {
      what: "a question before them",
      body: `<form><p>When should we deliver?</p>${RADIOS}</form>`,
      at: ["#a"],
    },
    {
      what: "a group without a name",
      body: `<form><fieldset><p>Delivery time: *</p>${RADIOS}</fieldset></form>`,
      at: ["#a"],
    },
  ],
  review: [
    {
      what: "a few words before radio buttons",
      body: `<form><p>Time of delivery</p>${RADIOS}</form>`,
      at: ["#a"],
    },
    {
      what: "a word in bold before checkboxes that are sent under one name",
      body: '<form><div><b>Consegna</b><br><label><input type="checkbox" name="k" id="a"> Mattina</label> <label><input type="checkbox" name="k"> Sera</label></div></form>',
      at: ["#a"],
    },
    {
      what: "bold words that begin a box of three checkboxes",
      body: '<form><div><strong>Síntomas</strong><br><label><input type="checkbox" name="a" id="a"> Dolor</label><br><label><input type="checkbox" name="b"> Fiebre</label><br><label><input type="checkbox" name="c"> Tos</label></div></form>',
      at: ["#a"],
    },
    {
      what: "a colon before checkboxes",
      body: `<form><p>Delivery:</p><div>${BOXES}</div></form>`,
      at: ["#a"],
    },
  ],
  advice: {
    what: "groups without a legend, with an empty one, and with a role and no name",
    body: '<form><p>We bake daily.</p><fieldset><label><input type="radio" name="a" id="a"> Rye</label> <label><input type="radio" name="a"> Oat</label></fieldset><p>We deliver.</p><fieldset><legend></legend><label><input type="radio" name="b" id="b"> Home</label> <label><input type="radio" name="b"> Shop</label></fieldset><p>We write.</p><div role="radiogroup"><label><input type="radio" name="c" id="c"> Letter</label> <label><input type="radio" name="c"> Mail</label></div></form>',
    at: ["#a", "#b", "#c"],
  },
  notApplicable: [
    "<p>When should we deliver?</p>",
    {
      what: "a single radio button and checkboxes",
      body: '<form><p>Toppings?</p><label><input type="radio" name="one">Rye</label><label><input type="checkbox" name="c">Salt</label></form>',
    },
  ],
});
