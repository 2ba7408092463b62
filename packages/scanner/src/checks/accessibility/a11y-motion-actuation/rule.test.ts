import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMotionActuation } from "./rule.ts";

ruleOutcomes(a11yMotionActuation, {
  passed: '<p>Bread</p><script>addEventListener("deviceorientation", () => {})</script>',
  failed:
    '<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script><button>Turn</button>',
  review:
    '<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script><button onclick="angle.textContent = 1">Turn</button>',
  notApplicable: "<p>Bread</p>",
});
