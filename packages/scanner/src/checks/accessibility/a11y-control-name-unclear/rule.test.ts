import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yControlNameUnclear } from "./rule.ts";

const ICONS = ".material-icons { font-family: 'Material Icons'; display: inline-block; width: 24px }";

ruleOutcomes(a11yControlNameUnclear, {
  passed: [
    {
      what: "names that speak of clicks and more, and that ask to read on",
      body: "<p><button>Click and collect</button></p><p><button>Clique e retire</button></p><p><button>Weiterlesen</button></p>",
    },
    {
      what: "letters of an index, and sizes with a name",
      body: '<p><button>A</button><button>B</button><button>C</button></p><p><button aria-label="Larger text">A</button><button aria-label="Smaller text">a</button></p>',
    },
    {
      what: "icons whose word may be the name, hidden ones and named ones",
      style: ICONS,
      body: '<button><i class="material-icons">search</i></button> <button aria-label="Plus d’options"><i class="material-icons">more_vert</i></button> <a href="/weiter"><i class="material-icons" aria-hidden="true">arrow_forward</i> Weiter</a>',
    },
    {
      what: "an icon's word in code that is read as it is written",
      style: ICONS,
      body: '<button><code>more_vert</code></button><a href="/doc"><code>arrow_forward</code></a>',
    },
    {
      what: "arrows of two names, and arrows of two galleries",
      body: '<p><button aria-label="Previous photo">‹</button> <button aria-label="Next photo">›</button></p><p><button aria-label="Next photo">›</button></p><p><button aria-label="Next photo">›</button></p>',
    },
    {
      what: "one sign twice, above and below a list",
      body: '<p><button aria-label="Add a loaf">+</button> <button aria-label="Add a loaf">+</button></p>',
    },
    {
      what: "buttons of one name beside texts, in named groups, and two alone",
      body: `${["Rye", "Oat", "Corn"].map((bread) => `<p>${bread} <button aria-label="Remove"><svg width="20" height="20"></svg></button></p>`).join("")}${["Rye", "Oat", "Corn"].map((bread) => `<div role="group" aria-label="${bread}"><button aria-label="Like"><svg width="20" height="20"></svg></button></div>`).join("")}<div><button aria-label="Zum Warenkorb"><svg width="20" height="20"></svg></button><button aria-label="Zum Warenkorb"><svg width="20" height="20"></svg></button></div>`,
    },
    {
      what: "stars with names of their own",
      body: `<div>${[1, 2, 3, 4, 5].map((star) => `<button aria-label="${star} von 5 Sternen"><svg width="20" height="20"></svg></button>`).join("")}</div>`,
    },
    '<button aria-label="Open the menu">≡</button>',
    "<button>OK</button> <button>Más +</button>",
    {
      what: "a command of an editor that is named after what it inserts",
      body: '<div><div><div><button aria-label="Bold">B</button><button aria-label="Link">L</button></div><div><button aria-label="Table">T</button><button aria-label="Image"><svg width="20" height="20"></svg></button></div></div><div contenteditable="true" role="textbox" aria-label="Text">Bread</div></div>',
    },
  ],
  failed: [
    {
      what: "a name for programs",
      body: '<button id="it" aria-label="menu_toggle_btn"><svg width="20" height="20"><rect width="20" height="9"/></svg></button>',
      at: ["#it"],
    },
    {
      what: "buttons and links named only by words of an icon font",
      style: ICONS,
      body: '<button id="more"><span class="material-icons">more_vert</span></button> <a id="next" href="/es"><i class="material-icons">arrow_forward</i></a> <button id="three"><i class="material-icons">looks_3</i></button>',
      at: ["#more", "#next", "#three"],
    },
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
    {
      what: "markers of a map, dots below slides in German, and colors to choose from",
      body: `<div style="position:relative;height:120px"><div>${[10, 60, 110].map((left, at) => `<img id="m${at}" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Marker" tabindex="0" role="button" style="position:absolute;left:${left}px;width:25px;height:41px">`).join("")}</div></div><ul>${[1, 2, 3].map((at) => `<li><button id="d${at}" aria-label="Bild anzeigen" style="width:30px;height:30px"></button></li>`).join("")}</ul><div>${["red", "green", "blue"].map((color) => `<span role="button" tabindex="0" id="${color}" aria-label="Select" style="display:inline-block;width:30px;height:30px;background:${color}"></span>`).join("")}</div>`,
      at: ["#m0", "#d1", "#red"],
    },
    {
      what: "letters of two sizes",
      body: '<p><button id="it">A</button><button>a</button></p><p><button>A</button><button>B</button></p>',
      at: ["#it"],
    },
    { what: "a mark that is the button's text", body: '<button id="it">...</button>', at: ["#it"] },
    {
      what: "requests to click, in Portuguese, German, Russian and Japanese",
      body: '<p><button id="a">clique aqui</button></p><p><button id="b">Hier klicken</button></p><p><button id="c">Нажмите здесь</button></p><p><button id="d">クリック</button></p>',
      at: ["#a", "#b", "#c", "#d"],
    },
    { body: '<button id="it">Click me</button>', at: ["#it"] },
    { body: '<input id="it" type="button" value="Button 2">', at: ["#it"] },
    { body: '<div id="it" role="button" tabindex="0">undefined</div>', at: ["#it"] },
  ],
  advice: [
    {
      what: "words of icons beside texts",
      style: ICONS,
      body: '<button id="same"><i class="material-icons">delete</i> Delete</button> <a id="next" href="/suite">Suivant <i class="material-icons">arrow_forward</i></a>',
      at: ["#same", "#next"],
    },
  ],
  notApplicable: ["<p>We bake.</p>", '<p><a href="/rye">Button</a></p>'],
});
