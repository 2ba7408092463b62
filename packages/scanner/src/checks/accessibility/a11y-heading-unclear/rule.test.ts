import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHeadingUnclear } from "./rule.ts";

ruleOutcomes(a11yHeadingUnclear, {
  passed: [
    "<h2>Rye bread</h2>",
    { what: "a section of a law", body: "<h2>Section 4</h2>" },
    { what: "a title that is meant", body: '<h2 lang="de">Titel und Ehrungen</h2>' },
  ],
  failed: [
    { body: "<h2>Lorem ipsum</h2>", at: ["main > h2"] },
    { what: "the place's name in Spanish", body: '<h2 lang="es">Sección</h2>', at: ["main > h2"] },
    { what: "the place's name in German", body: '<h2 lang="de">Überschrift 2</h2>', at: ["main > h2"] },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
