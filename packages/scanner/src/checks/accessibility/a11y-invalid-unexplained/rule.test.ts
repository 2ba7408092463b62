import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInvalidUnexplained } from "./rule.ts";

ruleOutcomes(a11yInvalidUnexplained, {
  passed: {
    what: "wrong entries that a text explains: one that the field names, and one of the form in red",
    body: '<form><label>Ort <input aria-invalid="true" aria-describedby="why" value="7"></label><p id="why">Der Ort hat keine Ziffern.</p></form><form><p style="color:#c00">Le nom manque.</p><label>Ville <input aria-invalid="true" value="7"></label></form>',
  },
  failed: {
    what: "wrong entries in a field, a list and a long text, marked by a border alone",
    body: '<form><p><label for="one">Town</label> <input id="one" aria-invalid="true" value="7" style="border:2px solid #c00"></p><p><label>Pan <select id="two" aria-invalid="true"><option>Centeno</option></select></label></p><label for="three">Text</label><textarea id="three" aria-invalid="true">7</textarea><p><button>Send</button></p></form>',
    at: ["#one", "#three", "#two"],
  },
  review: {
    what: "wrong entries with words that may explain them: below, and above the form's fields, and beside the error of another field",
    body: '<form><p>Check the town and the street.</p><p><label>Town <input id="above" aria-invalid="true" value="7"></label></p></form><form><p><label>Name <input id="other" aria-invalid="true" value="7"></label></p><label for="four">Age</label><input id="four" value="x" aria-invalid="true" aria-describedby="age"><p id="age" style="color:#c00">Use digits for the age.</p></form><form><label for="it">Postcode</label> <input id="it" aria-invalid="true" value="7"><p>Vier cijfers en twee letters</p></form>',
    at: ["#above", "#it", "#other"],
  },
  notApplicable: [
    {
      what: "fields without an entry, and with one that is right",
      body: '<label>Name <input aria-invalid="true"></label><label>Town <input aria-invalid="false" value="Rye"></label>',
    },
    "<p>Bread</p>",
  ],
});
