import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInvalidUnexplained } from "./rule.ts";

ruleOutcomes(a11yInvalidUnexplained, {
  passed: {
    what: "wrong entries that a text explains: one that the field names, and one of the form in red",
    body: '<form><label>Ort <input aria-invalid="true" aria-describedby="why" value="7"></label><p id="why">Der Ort hat keine Ziffern.</p></form><form><p style="color:#c00">Le nom manque.</p><label>Ville <input aria-invalid="true" value="7"></label></form>',
  },
  failed: [
    {
      what: "wrong entries that a class reddens, by their border, their ring and their box, among others that are not red",
      style:
        "input{border:2px solid #555}.is-invalid,.has-error input{border-color:#c00}.border-red-500{border-color:oklch(0.63 0.23 27)}",
      body: `<form><p><label for="zip">Zip</label> <input id="zip" class="is-invalid" value="1"></p><p><label>Town <input value="Rye"></label></p><p><label>Road <input value="Mill"></label></p></form><form><div class="has-error"><label for="age">Edad</label><input id="age" value="x"></div><div><label>Ciudad <input></label></div><button>Enviar</button></form><form><label>Nom <input id="nom" class="border-red-500" value="7"></label><label>Ville <input value="Lyon"></label></form>`,
      at: ["#age", "#nom", "#zip"],
    },
    {
      what: "wrong entries in a field, a list and a long text, marked by a border alone",
      body: '<form><p><label for="one">Town</label> <input id="one" aria-invalid="true" value="7" style="border:2px solid #c00"></p><p><label>Pan <select id="two" aria-invalid="true"><option>Centeno</option></select></label></p><label for="three">Text</label><textarea id="three" aria-invalid="true">7</textarea><p><button>Send</button></p></form>',
      at: ["#one", "#three", "#two"],
    },
  ],
  review: [
    {
      what: "a red border that nothing calls wrong, and one with words below it",
      style: "input{border:2px solid #555}.a,.is-invalid{border-color:#c00}",
      body: '<form><label>Name <input id="a" class="a" value="7"></label> <label>Town <input></label></form><form><p><label for="b">Zip</label> <input id="b" class="is-invalid" value="7"></p><p>Five digits</p><p><label>Town <input></label></p></form>',
      at: ["#a", "#b"],
    },
    {
      what: "wrong entries with words that may explain them: below, and above the form's fields, and beside the error of another field",
      body: '<form><p>Check the town and the street.</p><p><label>Town <input id="above" aria-invalid="true" value="7"></label></p></form><form><p><label>Name <input id="other" aria-invalid="true" value="7"></label></p><label for="four">Age</label><input id="four" value="x" aria-invalid="true" aria-describedby="age"><p id="age" style="color:#c00">Use digits for the age.</p></form><form><label for="it">Postcode</label> <input id="it" aria-invalid="true" value="7"><p>Vier cijfers en twee letters</p></form>',
      at: ["#above", "#it", "#other"],
    },
  ],
  notApplicable: [
    {
      what: "red borders with a text in red, of all fields, of an empty one, and of one that says in its state that it is right",
      style: "input{border:2px solid #555}.r{border-color:#c00}",
      body: '<form><label>Zip <input class="r is-invalid" value="7"></label><p class="error" style="color:#c00">Enter five digits.</p><label>Town <input></label><label>Road <input></label></form><form><label>A <input class="r" value="1"></label><label>B <input class="r" value="2"></label></form><form><label>C <input class="r"></label><label>D <input></label></form><form><label>E <input class="r" aria-invalid="false" value="1"></label><label>F <input></label></form>',
    },
    {
      what: "fields without an entry, and with one that is right",
      body: '<label>Name <input aria-invalid="true"></label><label>Town <input aria-invalid="false" value="Rye"></label>',
    },
    "<p>Bread</p>",
  ],
});
