import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

ruleOutcomes(a11yStatusByColor, {
  passed:
    '<table><tr><td><span style="display:inline-block;width:12px;height:12px;background:#2a9d3a"></span> free</td></tr><tr><td><span style="display:inline-block;width:12px;height:12px;background:#c62828"></span> full</td></tr></table>',
  review: [
    {
      what: "charts whose own legends explain the colors of lines and of columns",
      body: `<svg id="lines" width="400" height="200" role="img" aria-label="Rye and oat by year"><polyline points="0,100 100,50 200,80" stroke="#c33" fill="none"/><polyline points="0,60 100,90 200,40" stroke="#3a3" fill="none"/><rect x="300" y="20" width="12" height="12" fill="#c33"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="#3a3"/><text x="320" y="50">Oat</text></svg><svg id="columns" width="400" height="200" role="img" aria-label="Roggen und Hafer"><rect x="10" y="50" width="40" height="150" fill="teal"/><rect x="60" y="90" width="40" height="110" fill="orange"/><g><circle cx="300" cy="20" r="6" fill="teal"/><text x="320" y="25">Roggen</text></g><g><circle cx="300" cy="40" r="6" fill="orange"/><text x="320" y="45">Hafer</text></g></svg>`,
      at: ["#lines", "#columns"],
    },
  ],
  notApplicable: [
    {
      what: "charts with names at their lines, with dashes, and with a table beside",
      body: `${["", "stroke-dasharray='4 4'"].map((dashes) => `<svg width="400" height="200" role="img" aria-label="Rye and oat"><polyline points="0,100 100,50 200,80" stroke="#c33" fill="none" ${dashes}/>${dashes === "" ? '<text x="205" y="80">Rye</text><text x="205" y="40">Oat</text>' : ""}<polyline points="0,60 100,90 200,40" stroke="#3a3" fill="none"/><rect x="300" y="20" width="12" height="12" fill="#c33"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="#3a3"/><text x="320" y="50">Oat</text></svg>`).join("")}<figure><svg width="400" height="200" role="img" aria-label="Rye and oat"><rect x="10" y="50" width="40" height="150" fill="teal"/><rect x="60" y="90" width="40" height="110" fill="orange"/><rect x="300" y="20" width="12" height="12" fill="teal"/><text x="320" y="30">Rye</text><rect x="300" y="40" width="12" height="12" fill="orange"/><text x="320" y="50">Oat</text></svg><table><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>2</td></tr></table></figure>`,
    },
  ],
});
