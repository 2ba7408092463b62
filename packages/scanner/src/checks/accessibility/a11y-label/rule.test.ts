import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

import { a11yLabel } from "./rule.ts";

ruleOutcomes(a11yLabel, {
  passed: [
    "<label>Loaf <input></label>",
    {
      what: "the title of the label around it",
      body: '<label title="Rye"><span style="display:inline-block;width:16px;height:16px;background:#333"></span><input type="checkbox"></label>',
    },
    {
      what: "a list of words that is named by its field",
      body: '<label for="town">Town</label><input id="town" role="combobox" aria-expanded="true" aria-controls="list"><ul id="list" role="listbox" aria-labelledby="town"><li role="option" aria-selected="false">Elland</li></ul>',
    },
    {
      what: "a list without a name of its own that a named field opens",
      body: '<label for="town">Ville</label><input id="town" role="combobox" aria-expanded="true" aria-controls="list"><ul id="list" role="listbox"><li role="option" aria-selected="false">Lyon</li></ul>',
    },
    {
      what: "labels that are tied, with placeholders, in French",
      body: '<form><label for="a">Prénom</label><input id="a" placeholder="Prénom"><p>Ville</p><input aria-label="Ville" placeholder="Lyon"></form>',
    },
    {
      what: "a label that is named instead of tied, and a field that is switched off",
      body: '<form><p><span id="t">Town</span> <input aria-labelledby="t" placeholder="Bath"></p><p><label>Country</label> <input placeholder="Wales" disabled></p></form>',
    },
  ],
  failed: [
    {
      what: "a list that no field opens",
      body: '<ul id="list" role="listbox" tabindex="0"><li role="option" aria-selected="false">Lyon</li></ul>',
      by: ALFA,
      at: ["#list"],
    },
    {
      what: "a list of a field that has no name either",
      body: '<input id="town" role="combobox" aria-expanded="true" aria-controls="list"><ul id="list" role="listbox"><li role="option" aria-selected="false">Lyon</li></ul>',
      by: ALFA,
      at: ["#town", "#list"],
    },
    { body: "<input>", by: AXE },
    {
      what: "labels above their fields without a word of which they belong to, in German",
      body: '<form><label>Vorname</label><br><input id="a" placeholder="Ada"><br><label for="nowhere">Ort</label><div><input id="b" placeholder="Wien"></div><button>Weiter</button></form>',
      at: ["#a", "#b"],
    },
    {
      what: "a label beside a text area in one box, after a sign and before a hint",
      body: '<div class="group"><label>Message *</label><div><i>@</i><textarea id="a" placeholder="Tell us more"></textarea></div><small>Up to 500 letters</small></div>',
      at: ["#a"],
    },
    {
      what: "labels after their fields, each in a box, in Spanish",
      body: '<form><div><input id="a" placeholder="Ana"><label>Nombre</label></div><div><input id="b" placeholder="Cádiz"><label for="">Ciudad</label></div></form>',
      at: ["#a", "#b"],
    },
    {
      what: "labels in one row with their fields",
      body: '<form><label>Name</label> <input id="a" placeholder="Ada" size="8"> <label>Town</label> <input id="b" placeholder="Bath" size="8"></form>',
      at: ["#a", "#b"],
    },
  ],
  review: [
    {
      what: "texts in the boxes of their fields, in French and in a table",
      body: '<form><div><span>Prénom</span><input id="a" placeholder="Ada"></div><div><span>Ville</span><input id="b" placeholder="Lyon"></div></form><table><tr><td>Phone:</td><td><input id="c" placeholder="0123"></td></tr></table>',
      at: ["#a", "#b", "#c"],
    },
    {
      what: "a label before two fields",
      body: '<form><label>Phone</label> <input id="a" placeholder="+44" size="4"> <input id="b" placeholder="7700" size="9"><br><button>Call me</button></form>',
      at: ["#a", "#b"],
    },
    {
      what: "labels that tell of a whole part of the page, in which a field stands",
      body: '<div><label for="none">Move the tiles between the two boxes. See how they find their place?</label><div><p>Tiles lie here</p><p>Fields work just as well <input id="a" placeholder="Try it"></p></div></div>',
      at: ["#a"],
      by: ACCESSLINT,
    },
    {
      what: "what only asks for a newsletter above the field",
      body: '<div><h2>News</h2><p>Get our news from the bakery every Friday.</p><input id="a" placeholder="E-mail"></div>',
      at: ["#a"],
      by: ACCESSLINT,
    },
    {
      what: "a field below a text that belongs to the field in its row",
      body: '<form><input id="a" placeholder="Ada"> <span>Name:</span><br><input id="b" placeholder="Bath"></form>',
      at: ["#b"],
      by: ACCESSLINT,
    },
    {
      what: "a label for screen readers alone that is tied to nothing",
      style: ".vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}",
      body: '<div><label class="vh">Code</label><input id="a" placeholder="1234"></div>',
      at: ["#a"],
      by: ACCESSLINT,
    },
  ],
  notApplicable: "<p>Bread</p>",
});
