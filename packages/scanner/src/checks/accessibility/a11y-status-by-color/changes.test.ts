import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const STYLE = ".up{color:#15803d}.down{color:#b91c1c}";
/** Prices, with a column that has this header. */
const table = (header: string, cells: readonly string[]): string =>
  `<table><tr><th>Part</th><th>${header}</th></tr>${cells.map((cell) => `<tr><td>Chain</td><td>${cell}</td></tr>`).join("")}</table>`;
const up = (amount: string): string => `<span class="up">${amount}</span>`;
const down = (amount: string): string => `<span class="down">${amount}</span>`;

ruleOutcomes(a11yStatusByColor, {
  passed:
    '<table><tr><td><span style="display:inline-block;width:12px;height:12px;background:#2a9d3a"></span> free</td></tr><tr><td><span style="display:inline-block;width:12px;height:12px;background:#c62828"></span> full</td></tr></table>',
  failed: {
    what: "changes in percent and in money, alone in their cells, in several languages",
    style: STYLE,
    body: `${table("Change (24h)", [down("4.2%").replace("span", 'span id="one"'), up("1.8%"), up("0.6%")])}${table("Veränderung", [up("12,40 €").replace("span", 'span id="two"'), down("3,10 €"), down("7,00 €")])}${table("前日比", [down("1.1%").replace("span", 'span id="three"'), up("2.0%"), up("0.4%")])}`,
    at: ["#one", "#three", "#two"],
  },
  review: {
    what: "percentages that a header calls something else, and changes with a drawing beside one",
    style: STYLE,
    body: `${table("Occupied", [down("95%").replace("span", 'span id="one"'), up("20%"), up("31%")])}${table("Change", [`${down("4.2%").replace("span", 'span id="two"')} <svg width="9" height="9"><path d="M0 0h9L4 9z"/></svg>`, up("1.8%"), up("0.6%")])}`,
    at: ["#one", "#two"],
  },
  notApplicable: {
    what: "changes with signs, with arrows in words, and of one color",
    style: STYLE,
    body: `${table("Change", [down("−4.2%"), up("+1.8%"), up("+0.6%")])}${table("Change", [down("▼ 4.2%"), up("▲ 1.8%"), up("▲ 0.6%")])}${table("Change", [down("4.2%"), down("1.8%"), down("0.6%")])}`,
  },
});
