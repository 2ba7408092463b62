import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCharacterShortcut } from "./rule.ts";

ruleOutcomes(a11yCharacterShortcut, {
  passed: [
    '<button>Order</button><script>document.addEventListener("keydown", () => {})</script>',
    {
      what: "a page that reacts to every key",
      body: '<ul id="list"></ul><script>document.addEventListener("keydown", () => list.append(document.createElement("li")))</script>',
    },
  ],
  failed:
    '<ul id="list"></ul><script>document.addEventListener("keydown", (event) => { if (event.key === "n") list.append(document.createElement("li")); })</script>',
  review:
    '<ul id="list"></ul><script>document.addEventListener("keydown", (event) => { if (event.key === "n") list.append(document.createElement("li")); })</script><label><input type="checkbox" checked> Keyboard shortcuts</label>',
  notApplicable: "<p>Bread</p>",
});
