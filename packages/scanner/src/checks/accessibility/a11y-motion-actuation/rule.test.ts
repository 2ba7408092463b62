import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMotionActuation } from "./rule.ts";

ruleOutcomes(a11yMotionActuation, {
  passed: [
    '<p>Bread</p><script>addEventListener("deviceorientation", () => {})</script>',
    {
      what: "a button that does the same, and a box that turns it off",
      body: '<label><input type="checkbox" id="off"> Turn off tilting</label><p id="angle">0</p><button onclick="angle.textContent = 1">Turn</button><script>addEventListener("deviceorientation", (event) => { if (!off.checked) angle.textContent = event.gamma; })</script>',
    },
  ],
  failed: [
    '<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script><button>Turn</button>',
    {
      what: "a button that nobody sees",
      body: '<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script><div hidden><button onclick="angle.textContent = 1">Turn</button></div>',
    },
  ],
  review: [
    '<p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { angle.textContent = event.gamma; })</script><button onclick="angle.textContent = 1">Turn</button>',
    {
      what: "a box that turns it off, and nothing that does the same",
      body: '<label><input type="checkbox" id="off"> Turn off tilting</label><p id="angle">0</p><script>addEventListener("deviceorientation", (event) => { if (!off.checked) angle.textContent = event.gamma; })</script>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
