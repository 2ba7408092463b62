import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const style =
  ".dot{display:inline-block;width:14px;height:14px;border-radius:50%}.no{background:#c00}.yes{background:#080}";
const rows = (one: string, two: string): string =>
  `<table><tr><th>Room</th><th>State</th></tr><tr><td>Hall</td><td>${one}</td></tr><tr><td>Mill</td><td>${two}</td></tr></table>`;
const [NO, YES] = ['<span id="it" class="dot no"></span>', '<span class="dot yes"></span>'];

ruleOutcomes(a11yStatusByColor, {
  passed: [
    { what: "words beside them", style, body: rows(`${NO} full`, `${YES} free`) },
    { what: "a list with words", style, body: `<ul><li>${NO} Full</li><li>${YES} Free</li></ul>` },
  ],
  failed: [
    { what: "cells of dots", style, body: rows(NO, YES), at: ["#it"] },
    {
      what: "wide empty cells below headers",
      style: "td{height:24px;min-width:90px}.no{background:#c00}.yes{background:#080}",
      body: rows("", "")
        .replace("<td></td>", '<td id="it" class="no"></td>')
        .replace("<td></td>", '<td class="yes"></td>'),
      at: ["#it"],
    },
    { what: "items of dots", style, body: `<ul><li>${NO}</li><li>${YES}</li></ul>`, at: ["#it"] },
  ],
  review: {
    what: "a chart's legend",
    style,
    body: `<div><svg role="img" aria-label="Members" width="200" height="100"></svg><ul><li>${NO} 2025</li><li>${YES} 2024</li></ul></div>`,
    at: ["#it"],
  },
  notApplicable: [
    {
      what: "colored cells of a table for layout, and empty cells of one color",
      style: "td{height:24px;width:90px}.no{background:#c00}.yes{background:#080}",
      body: '<table><tr><td class="no"></td><td>Rye</td><td class="yes"></td></tr></table><table><tr><th>Bread</th><th>Left</th></tr><tr><td>Rye</td><td class="no"></td></tr><tr><td>Oat</td><td class="no"></td></tr></table>',
    },
    {
      what: "dots with names",
      style,
      body: rows(
        '<span role="img" aria-label="full" class="dot no"></span>',
        '<span role="img" aria-label="free" class="dot yes"></span>',
      ),
    },
    { what: "bullets of one color", style, body: `<ul><li>${NO} Rye</li><li>${NO} Oat</li></ul>` },
    {
      what: "signs in them",
      style: `${style}.no::before{content:"×"}.yes::before{content:"✓"}`,
      body: rows(NO, YES),
    },
  ],
});
