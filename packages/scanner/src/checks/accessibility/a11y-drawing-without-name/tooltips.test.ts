import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDrawingWithoutName } from "./rule.ts";

ruleOutcomes(a11yDrawingWithoutName, {
  passed: {
    what: "tooltips of decoration that the text beside it says, or that are no words",
    body: '<p><img src="/a.png" alt="" title="Rye loaf" width="90" height="90"> Rye loaf</p><p><img src="/b.png" alt="" title="★" width="90" height="90"></p>',
  },
  failed: {
    what: "an image after a text that introduces it",
    body: '<p>Write to us: <img id="it" src="/a.png" alt="" width="180" height="24"></p>',
    at: ["#it"],
  },
  review: {
    what: "an image to be skipped of which only a tooltip tells",
    body: '<p><img id="it" src="/a.png" alt="" title="The mayor opens the mill" width="90" height="90"></p>',
    at: ["#it"],
  },
  notApplicable: "<p>Bread</p>",
});
