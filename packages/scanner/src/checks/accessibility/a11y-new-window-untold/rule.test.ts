import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yNewWindowUntold } from "./rule.ts";

ruleOutcomes(a11yNewWindowUntold, {
  passed: [
    '<p>See the <a href="/news" target="_blank">city news (opens in a new tab)</a>.</p>',
    '<p>See the <a href="/news" target="_blank" title="Opens in a new window">city news</a>.</p>',
    {
      what: "a text that styles add",
      style: 'a[target]::after{content:" (new window)"}',
      body: '<p>See the <a href="/news" target="_blank">city news</a>.</p>',
    },
    '<p>Links to partners open in a new window.</p><p><a href="/news" target="_blank">City news</a></p>',
  ],
  advice: [
    { body: '<p>See the <a href="/news" target="_blank">city news</a>.</p>', at: ["main > p > a"] },
    { body: '<p>See the <a href="/news" target="partner">city news</a>.</p>', at: ["main > p > a"] },
    {
      what: "a picture that only eyes see",
      body: '<p><a href="/news" target="_blank">City news <img src="/arrow.png" alt=""></a></p>',
      at: ["main > p > a"],
    },
  ],
  notApplicable: [
    '<p><a href="/news">City news</a></p>',
    '<p><a href="/news" target="_self">City news</a></p>',
  ],
});
