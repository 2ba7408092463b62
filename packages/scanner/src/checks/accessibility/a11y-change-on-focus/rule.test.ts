import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnFocus } from "./rule.ts";

ruleOutcomes(a11yChangeOnFocus, {
  passed: [
    {
      what: "fields that show a hint, a list or a calendar and keep the focus, and a dialog that a button opens",
      body: '<label>Day <input onfocus="days.hidden = false" onblur="days.hidden = true"></label><div id="days" role="dialog" aria-label="Days" hidden>1 2 3</div><button onclick="own.showModal()">Help</button><dialog id="own" aria-label="Help">As on your card <button>Close</button></dialog>',
    },
    '<label>Name <input onfocus="hint.hidden = false" onblur="hint.hidden = true"></label><p id="hint" hidden>As on your card</p><label>Town <select><option>North</option><option>South</option></select></label>',
  ],
  failed: [
    {
      what: "a field that opens the browser's own dialog, and one that opens a box of scripts",
      body: '<label>Postcode <input id="own-field" onfocus="own.showModal()"></label><dialog id="own" aria-label="Find your address">Type a postcode <button onclick="own.close()">Close</button></dialog><label>Day <input id="box-field" onfocus="box.hidden = false; first.focus()"></label><div id="box" role="dialog" aria-label="Days" hidden><button id="first" onclick="box.hidden = true">1</button></div>',
      at: ["#own-field", "#box-field"],
    },
    {
      what: "fields that lead away, ask or drop the focus",
      body: '<label>Name <input id="leads" onfocus="location.href = \'/help\'"></label><label>Mail <input type="email" id="asks" onfocus="alert(\'Your private mail\')"></label><label>Card <input type="search" id="drops" onfocus="this.blur()"></label>',
      // That a control drops the focus is also told by its markup, before any other is tried.
      at: ["#drops", "#leads", "#asks"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a field in a part that the style sheet skips, which takes no focus",
      body: '<div style="content-visibility:hidden"><p>Draft</p><label>Name <input name="x"></label></div>',
    },
  ],
});
