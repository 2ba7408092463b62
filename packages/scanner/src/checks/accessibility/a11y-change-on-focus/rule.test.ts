import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnFocus } from "./rule.ts";

/** A box on a veil over the page, which comes with the focus and leaves it in the field. */
const onVeil = (role: string, label: string): string =>
  `<label>${label} <input id="it"></label><label>Name <input></label><div id="veil" ${role} hidden><div><p>Choose one</p><button>9</button><button>12</button></div></div>
  <style>#veil{position:fixed;inset:0;background:#0008}#veil[hidden]{display:none}#veil div{position:absolute;left:300px;top:200px;width:300px;height:200px;background:#fff}</style>
  <script>it.onfocus = () => { veil.hidden = false; }; veil.onclick = () => { veil.hidden = true; };</script>`;

ruleOutcomes(a11yChangeOnFocus, {
  passed: [
    {
      what: "a list that shows help beside it and keeps the focus",
      body: '<label>Notice <select onfocus="help.hidden = false"><option>Alley</option></select></label><div id="help" hidden><p>How to fill it in</p><button onclick="help.hidden = true">Close</button></div>',
    },
    {
      what: "fields that show a hint, a list or a calendar and keep the focus, and a dialog that a button opens",
      body: '<label>Day <input onfocus="days.hidden = false" onblur="days.hidden = true"></label><div id="days" role="dialog" aria-label="Days" hidden>1 2 3</div><button onclick="own.showModal()">Help</button><dialog id="own" aria-label="Help">As on your card <button>Close</button></dialog>',
    },
    {
      what: "a field below which a list of suggestions comes, with the page behind it dimmed",
      body: onVeil('role="group" aria-label="Suggestions"', "Search"),
    },
    {
      what: "a box to tick that is hidden from the keyboard, too, beside a field",
      body: '<label>Name <input></label><label><input type="checkbox" style="position:absolute;opacity:0;visibility:hidden"><span style="display:inline-block;width:20px;height:20px;border:2px solid"></span> I agree</label>',
    },
    {
      what: "a field that a box to tick puts out of use, and one that it takes out of the way of the keyboard",
      body: '<label><input type="checkbox" onchange="day.disabled = this.checked"> Any day</label><label><input type="checkbox" onchange="place.inert = this.checked"> Any place</label><label>Day <input id="day" onfocus="void 0"></label><p id="place"><label>Place <input onfocus="void 0"></label></p>',
    },
    {
      what: "links and buttons that show something with the focus",
      body: '<a href="/en" id="go">English</a> <p id="hint" hidden>This page in English</p> <button id="press">Hours</button><script>go.onfocus = () => { hint.hidden = false; }; press.addEventListener("focus", () => press.classList.add("on"));</script>',
    },
    '<label>Name <input onfocus="hint.hidden = false" onblur="hint.hidden = true"></label><p id="hint" hidden>As on your card</p><label>Town <select><option>North</option><option>South</option></select></label>',
  ],
  failed: [
    ...[
      ['role="dialog" aria-modal="true" aria-label="Choose a channel"', "VHF channel"],
      ['role="alertdialog" aria-label="Kanal wählen"', "Kanal"],
    ].map(([role = "", label = ""]) => ({
      what: `a field “${label}” that opens a dialog over the page and keeps the focus behind it`,
      body: onVeil(role, label),
      at: ["#it"],
    })),
    {
      what: "a list and a checkbox that open a box with help and move the focus there",
      body: '<label>Notice <select id="list" onfocus="help.hidden = false; shut.focus()"><option>Alley</option></select></label><label><input type="checkbox" id="box" onfocus="help.hidden = false; shut.focus()"> Copy</label><div id="help" hidden><p>How to fill it in</p><button id="shut" onclick="help.hidden = true">Close</button></div>',
      at: ["#list", "#box"],
    },
    {
      what: "a field that opens the browser's own dialog, and one that opens a box of scripts",
      body: '<label>Postcode <input id="own-field" onfocus="own.showModal()"></label><dialog id="own" aria-label="Find your address">Type a postcode <button onclick="own.close()">Close</button></dialog><label>Day <input id="box-field" onfocus="box.hidden = false; first.focus()"></label><div id="box" role="dialog" aria-label="Days" hidden><button id="first" onclick="box.hidden = true">1</button></div>',
      at: ["#own-field", "#box-field"],
    },
    {
      what: "a link that leads away once it is reached, and a button that asks",
      body: '<a href="#lang" id="go">English</a> <button id="ask">Help</button><script>go.addEventListener("focus", () => { location.href = "/en"; }); ask.onfocus = () => alert("Call us");</script>',
      at: ["#go", "#ask"],
    },
    {
      what: "fields that lead away, ask or drop the focus",
      body: '<label>Name <input id="leads" onfocus="location.href = \'/help\'"></label><label>Mail <input type="email" id="asks" onfocus="alert(\'Your private mail\')"></label><label>Card <input type="search" id="drops" onfocus="this.blur()"></label>',
      // That a control drops the focus is also told by its markup, before any other is tried.
      at: ["#drops", "#leads", "#asks"],
    },
  ],
  review: {
    what: "a field to search with that gives way to a larger one",
    body: '<label>Suche <input id="word" onfocus="over.hidden = false; large.focus()"></label><div id="over" hidden><label>Wonach suchen Sie? <input id="large" onblur="over.hidden = true"></label></div>',
    at: ["#word"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a field in a part that the style sheet skips, which takes no focus",
      body: '<div style="content-visibility:hidden"><p>Draft</p><label>Name <input name="x"></label></div>',
    },
  ],
});
