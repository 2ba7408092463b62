import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yControlNameUnclear } from "./rule.ts";

ruleOutcomes(a11yControlNameUnclear, {
  passed: [
    {
      what: "arrows of two names, and arrows of two galleries",
      body: '<p><button aria-label="Previous photo">‹</button> <button aria-label="Next photo">›</button></p><p><button aria-label="Next photo">›</button></p><p><button aria-label="Next photo">›</button></p>',
    },
    {
      what: "one sign twice, above and below a list",
      body: '<p><button aria-label="Add a loaf">+</button> <button aria-label="Add a loaf">+</button></p>',
    },
    '<button aria-label="Open the menu">≡</button>',
    "<button>OK</button> <button>+</button>",
    {
      what: "a command of an editor that is named after what it inserts",
      body: '<div><div><div><button aria-label="Bold">B</button><button aria-label="Link">L</button></div><div><button aria-label="Table">T</button><button aria-label="Image"><svg width="20" height="20"></svg></button></div></div><div contenteditable="true" role="textbox" aria-label="Text">Bread</div></div>',
    },
    { what: "a mark that is the button's text", body: "<button>...</button>" },
  ],
  failed: [
    {
      what: "arrows to both sides of one name",
      body: '<div role="group" aria-label="Photos"><button aria-label="Next photo">‹</button> <button id="it" aria-label="Next photo">›</button></div>',
      at: ["#it"],
    },
    {
      what: "a plus and a minus of one name",
      body: '<p><button aria-label="Mehr Brote"><span>−</span></button> <output>2</output> <button id="it" aria-label="Mehr Brote"><span>+</span></button></p>',
      at: ["#it"],
    },
    {
      what: "a button named so beside a field for remarks",
      body: '<form><label>Remarks <textarea></textarea></label> <button id="it" type="button" aria-label="Image"><svg width="20" height="20"></svg></button> <button>Order</button></form>',
      at: ["#it"],
    },
    {
      body: '<button id="it" aria-label="button"><img src="/a.png" alt="" width="20" height="20"></button>',
      at: ["#it"],
    },
    {
      body: '<button id="it" aria-label="icon.svg"><svg width="20" height="20"></svg></button>',
      at: ["#it"],
    },
  ],
  review: [
    { body: '<button id="it">Click me</button>', at: ["#it"] },
    { body: '<input id="it" type="button" value="Button 2">', at: ["#it"] },
    { body: '<div id="it" role="button" tabindex="0">undefined</div>', at: ["#it"] },
  ],
  notApplicable: ["<p>We bake.</p>", '<p><a href="/rye">Button</a></p>'],
});
