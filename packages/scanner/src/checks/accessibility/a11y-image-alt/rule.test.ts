import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yImageAlt } from "./rule.ts";

ruleOutcomes(a11yImageAlt, {
  passed: [
    { body: '<img src="/a.png" alt="Two loaves" width="50" height="50">' },
    {
      what: "decoration by both names of the role",
      body: '<img src="/a.png" role="none presentation" width="50" height="50">',
    },
  ],
  failed: [
    { body: '<img src="/a.png" width="50" height="50">', by: AXE, at: ["main > img"] },
    {
      what: "decoration that a live region announces",
      body: '<img src="/a.png" alt="" aria-live="polite" width="50" height="50">',
      at: ["main > img"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
