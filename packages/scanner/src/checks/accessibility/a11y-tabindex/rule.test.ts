import { PLUMBLINE, AXE } from "#evidence/engine-names.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTabindex } from "./rule.ts";

/** Fields below each other with these places in the tab order, and a button. */
const form = (places: readonly (number | null)[], button: number | null = null): string => {
  const placed = (place: number | null): string => (place === null ? "" : `tabindex="${place}"`);
  const fields = places.map(
    (place, at) => `<p><label>Field ${at + 1} <input id="f${at + 1}" ${placed(place)}></label></p>`,
  );
  return `<form action="/next">${fields.join("")}<button id="b" ${placed(button)}>Send</button></form>`;
};

ruleOutcomes(a11yTabindex, {
  passed: '<a href="/a" tabindex="0">Rye</a>',
  failed: [
    {
      what: "places that jump up and down",
      body: form([4, 2, 5, 3], 1),
      by: PLUMBLINE,
      at: ["#f1", "#f2", "#f3", "#f4", "#b"],
    },
    {
      what: "a button that comes before the fields above it",
      body: form([null, null], 1),
      by: PLUMBLINE,
      at: ["#b"],
    },
    {
      what: "fields in a row that are reached from the far end, in a dialog and from right to left",
      body: '<dialog open aria-label="Code" dir="rtl"><input aria-label="A" id="a" tabindex="2"><input aria-label="B" id="b" tabindex="1"></dialog>',
      by: PLUMBLINE,
      at: ["#a", "#b"],
    },
  ],
  advice: [
    { body: '<a href="/a" tabindex="5">Rye</a>', by: AXE },
    { what: "places in the order that is seen", body: form([1, 2, 3], 4), by: AXE },
    {
      what: "one column after the other",
      body: `<form action="/next" style="columns:2"><p><input aria-label="A" tabindex="1"></p><p><input aria-label="B" tabindex="2"></p><p><input aria-label="C" tabindex="3"></p><p><input aria-label="D" tabindex="4"></p></form>`,
      by: AXE,
    },
    {
      what: "places that follow what styles have turned around",
      body: '<form action="/next" style="display:flex;flex-direction:column-reverse"><input aria-label="B" tabindex="2"><input aria-label="A" tabindex="1"></form>',
      by: AXE,
    },
  ],
  notApplicable: "<p>Bread</p>",
});
