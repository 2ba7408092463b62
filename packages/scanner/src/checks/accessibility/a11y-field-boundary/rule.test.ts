import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFieldBoundary } from "./rule.ts";

const page = (style: string, around = ""): string =>
  `<p style="${around}"><label for="it">Search</label> <input id="it" style="${style}"></p>`;

const tick = (style: string, type = "checkbox"): string =>
  `<p style="background:#fff"><label><input id="it" type="${type}" name="t" style="appearance:none;width:24px;height:24px;${style}"> Evening courses</label></p>`;

ruleOutcomes(a11yFieldBoundary, {
  passed: [
    { what: "a box to tick with a dark border", body: tick("border:2px solid #555;background:#fff") },
    page(""),
    page("border:1px solid #767676;background:#fff"),
    page("border:0;border-bottom:2px solid #333;background:#fff"),
    page("border:0;background:#555;color:#fff"),
  ],
  failed: [
    {
      what: "a box to tick with a pale border",
      body: tick("border:2px solid #d9dde8;background:#fff"),
      at: ["#it"],
    },
    {
      what: "a pale circle to choose",
      body: tick("border:1px solid #ccc;border-radius:50%;background:#fff", "radio"),
      at: ["#it"],
    },
    { body: page("border:1px solid #ddd;background:#fff"), at: ["#it"] },
    { body: page("border:0;background:#f2f2f2"), at: ["#it"] },
    {
      what: "a pale border, and shadows of no size, no color and little color",
      body: page(
        "border:1px solid rgba(34,36,38,.15);background:#fff;box-shadow:0 0 0 0 #333 inset, 0 0 0 3px transparent, inset 0 1px 1px rgba(0,0,0,.075)",
      ),
      at: ["#it"],
    },
    { body: page("border:1px solid rgba(0,0,0,.2);background:#fff"), at: ["#it"] },
  ],
  review: [
    {
      what: "a field with a hint",
      body: page("border:1px solid #ddd;background:#fff").replace("<input", '<input placeholder="Straße"'),
      at: ["#it"],
    },
    {
      what: "a field with an entry",
      body: page("border:1px solid #ddd;background:#fff").replace("<input", '<input value="1"'),
      at: ["#it"],
    },
    {
      what: "a field on which its label lies, which goes up when it is used",
      body: '<p style="position:relative"><input id="it" style="width:200px;height:40px;border:1px solid #ddd;background:#fff"><label for="it" style="position:absolute;left:12px;top:12px;pointer-events:none">Calle</label></p>',
      at: ["#it"],
    },
    {
      what: "a field with a sign in it",
      body: '<div style="position:relative;width:200px"><input id="it" aria-label="Recherche" style="width:200px;height:40px;border:1px solid #ddd;background:#fff"><span style="position:absolute;right:8px;top:10px"><svg width="20" height="20"><circle cx="9" cy="9" r="7"/></svg></span></div>',
      at: ["#it"],
    },
    {
      what: "a field without any look of its own in a dark box, and in a frame that is drawn beside it",
      body: `<div style="background:#246"><div><div><input id="dark" aria-label="Nom" style="border:0;background:transparent;height:30px"></div></div></div>
        <div style="position:relative"><input id="framed" aria-label="Ort" style="border:0;background:transparent;height:30px"><div style="position:absolute;left:0;top:0;width:180px;height:30px;border:1px solid #333"><span></span></div></div>`,
      at: ["#dark", "#framed"],
    },
    {
      what: "a list with what is chosen in it",
      body: '<p><label for="it">Ort</label> <select id="it" style="border:1px solid #ddd;background:#fff;appearance:none"><option>Bonn</option></select></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "boxes to tick as the browser draws them, ticked ones, and those drawn beside",
      body: `<p><label><input type="checkbox"> Rye</label></p>${tick("border:2px solid #ddd;background:#fff").replace('id="it"', "checked")}${tick("opacity:0").replace('id="it"', "")}`,
    },
    page("border:0;background:#fff", "border:1px solid #333"),
    page("border:0;box-shadow:0 0 0 1px #333"),
    page("border:1px solid #ddd;box-shadow:inset 0 0 0 0 #333, inset 0 0 0 1px rgba(0,0,0,.6)"),
    '<p><input id="it" disabled aria-label="Search" style="border:1px solid #ddd"></p>',
  ],
});
