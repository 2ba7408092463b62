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
    {
      what: "decoration that the Tab key stops at, named by what does not exist",
      body: '<img src="/a.png" alt="" tabindex="0" aria-labelledby="gone" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "a drawing marked as decoration that the Tab key stops at",
      body: '<svg role="none" tabindex="0" width="50" height="50"><circle r="20" cx="25" cy="25" /></svg>',
      at: ["main > svg"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
