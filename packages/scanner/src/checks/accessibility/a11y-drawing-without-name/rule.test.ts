import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDrawingWithoutName } from "./rule.ts";

ruleOutcomes(a11yDrawingWithoutName, {
  passed: [
    '<canvas width="300" height="200" role="img" aria-label="Sales"></canvas>',
    '<svg width="16" height="16"><rect width="9" height="9"/></svg>',
    '<p>Opening hours:</p><img src="/hours.png" alt="" width="50" height="50"><span>until six</span>',
  ],
  failed: {
    what: "a picture that a text announces",
    body: '<p>How we bake:</p><img src="/oven.png" alt="" width="50" height="50">',
    at: ["main > img"],
  },
  review: [
    {
      what: "a drawing of some size",
      body: '<canvas width="300" height="200"></canvas>',
      at: ["main > canvas"],
    },
    {
      what: "an alternative text that is hidden",
      body: '<img src="/a.png" alt="Two loaves" aria-hidden="true" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "decoration in a file named like a chart",
      body: '<img src="/sales-chart.png" alt="" width="50" height="50">',
      at: ["main > img"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
