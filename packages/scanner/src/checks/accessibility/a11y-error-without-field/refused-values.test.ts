import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorWithoutField } from "./rule.ts";

const form = (said: string, fields = ["Age", "Boats"]): string =>
  `<form>${fields.map((name) => `<p><label>${name} <input type="number" value="-1"></label></p>`).join("")}<p role="alert" id="it">${said}</p><button>Book</button></form>`;

ruleOutcomes(a11yErrorWithoutField, {
  passed: [
    { what: "a value that is named", body: form("The age must be above 0.") },
    {
      what: "a value without a name below a single field",
      body: form("This value must be above 0.", ["Age"]),
    },
    {
      what: "a note that refuses nothing",
      body: form("Number plates must be on the boat: age or boats don't matter."),
    },
  ],
  failed: [
    {
      what: "a value without a name, below two fields",
      body: form("This value must be above 0."),
      at: ["#it"],
    },
    {
      what: "the same in German and Swedish",
      body:
        form("Der Wert muss größer als 0 sein.").replace('"it"', '"a"') +
        form("Värdet är ogiltigt").replace('"it"', '"b"'),
      at: ["#a", "#b"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
