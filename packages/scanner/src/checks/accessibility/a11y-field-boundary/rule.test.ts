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
  review: [
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
