import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabelSwapped } from "./rule.ts";

ruleOutcomes(a11yLabelSwapped, {
  passed: [
    '<p><label for="a">First name</label> <input id="a"></p><p><label for="b">Last name</label> <input id="b"></p>',
    '<p><label for="a">First name</label> <input id="a"></p><p><input id="b"> <label for="b">Last name</label></p>',
    {
      what: "labels that stand after their fields",
      body: '<p><input id="a"><label for="a">First name</label></p><p><input id="b"><label for="b">Last name</label></p><p><textarea id="c"></textarea><label for="c">Note</label></p>',
    },
    {
      what: "labels that float over their fields",
      body: '<style>p { position: relative } label { position: absolute; left: 4px; top: 2px }</style><p><input id="a" placeholder=" "><label for="a">Street</label></p><p><select id="b"><option>Oslo</option></select><label for="b">Town</label></p>',
    },
  ],
  failed: [
    {
      body: '<p><label id="one" for="b">First name</label> <input id="a"></p><p><label id="two" for="a">Last name</label> <input id="b"></p>',
      at: ["#one", "#two"],
    },
    {
      what: "a table of fields",
      body: '<table><tr><td><label id="one" for="b">Street</label></td><td><input id="a"></td></tr><tr><td><label id="two" for="a">Town</label></td><td><textarea id="b"></textarea></td></tr></table>',
      at: ["#one", "#two"],
    },
  ],
  review: [
    {
      body: '<p><label id="it" for="b">First name</label> <input id="a" aria-label="Last name"></p><p><input id="b"></p>',
      at: ["#it"],
    },
    {
      what: "a label copied from the field before",
      body: '<p><label for="a">First name</label> <input id="a"></p><p><label id="it" for="a">Last name</label> <input id="b"></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<p><label>First name <input></label></p>",
    '<p><input type="checkbox" id="a"> <label for="a">Rye</label> <input type="checkbox" id="b"> <label for="b">Oat</label></p>',
  ],
});
