import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

ruleOutcomes(a11yStatusByColor, {
  passed:
    '<table><tr><td><span style="display:inline-block;width:12px;height:12px;background:#2a9d3a"></span> free</td></tr><tr><td><span style="display:inline-block;width:12px;height:12px;background:#c62828"></span> full</td></tr></table>',
  review: [
    {
      what: "a chart whose legend stands in the page after it",
      style: ".key span{display:inline-block;width:12px;height:12px}",
      body: `<div role="img" aria-label="Rye and oat"><svg id="it" width="200" height="60" aria-hidden="true"><polyline points="0,50 100,20 200,30" stroke="#c33" fill="none"/><polyline points="0,30 100,40 200,10" stroke="#3a3" fill="none"/></svg></div><p class="key"><span style="background:#c33"></span> Rye <span style="background:#3a3"></span> Oat</p>`,
      at: ["#it"],
    },
    {
      what: "charts whose own legends explain the colors of lines and of columns",
      body: `<svg id="lines" width="400" height="200" role="img" aria-label="Rye and oat by year"><polyline points="0,100 100,50 200,80" stroke="#c33" fill="none"/><polyline points="0,60 100,90 200,40" stroke="#3a3" fill="none"/><rect x="300" y="20" width="12" height="12" fill="#c33"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="#3a3"/><text x="320" y="50">Oat</text></svg><svg id="columns" width="400" height="200" role="img" aria-label="Roggen und Hafer"><rect x="10" y="50" width="40" height="150" fill="teal"/><rect x="60" y="90" width="40" height="110" fill="orange"/><g><circle cx="300" cy="20" r="6" fill="teal"/><text x="320" y="25">Roggen</text></g><g><circle cx="300" cy="40" r="6" fill="orange"/><text x="320" y="45">Hafer</text></g></svg>`,
      at: ["#lines", "#columns"],
    },
  ],
  notApplicable: [
    {
      what: "a chart with dashes above marks of other colors",
      style: ".key span{display:inline-block;width:12px;height:12px}",
      body: `<div><svg width="200" height="60" role="img" aria-label="Rye"><polyline points="0,50 100,20 200,30" stroke="#c33" fill="none"/><polyline points="0,30 100,40 200,10" stroke="#c33" stroke-dasharray="4" fill="none"/></svg><p class="key"><span style="background:#c33"></span> Rye <span style="background:#222"></span> All</p></div>`,
    },
    {
      what: "charts with names at their lines, with dashes, and with a table beside",
      body: `${["", "stroke-dasharray='4 4'"].map((dashes) => `<svg width="400" height="200" role="img" aria-label="Rye and oat"><polyline points="0,100 100,50 200,80" stroke="#c33" fill="none" ${dashes}/>${dashes === "" ? '<text x="205" y="80">Rye</text><text x="205" y="40">Oat</text>' : ""}<polyline points="0,60 100,90 200,40" stroke="#3a3" fill="none"/><rect x="300" y="20" width="12" height="12" fill="#c33"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="#3a3"/><text x="320" y="50">Oat</text></svg>`).join("")}<figure><svg width="400" height="200" role="img" aria-label="Rye and oat"><rect x="10" y="50" width="40" height="150" fill="teal"/><rect x="60" y="90" width="40" height="110" fill="orange"/><rect x="300" y="20" width="12" height="12" fill="teal"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="orange"/><text x="320" y="50">Oat</text></svg><table><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>2</td></tr></table></figure>`,
    },
  ],
});
