import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const STYLE =
  "td { width: 40px; height: 40px } .f { background: #bfe8c5 } .b { background: #f6b8b8 } .t::after { content: ' belegt' }";
const week = (days: readonly (readonly [kind: string, day: string])[]): string =>
  `<table><tr><th>Mo</th><th>Di</th><th>Mi</th><th>Do</th></tr><tr>${days.map(([kind, day]) => `<td class="${kind}">${day}</td>`).join("")}</tr></table>`;
const press = (day: number): string => `<button style="background:none;border:0">${day}</button>`;

ruleOutcomes(a11yStatusByColor, {
  passed:
    '<table><tr><td><span style="display:inline-block;width:12px;height:12px;background:#2a9d3a"></span> free</td></tr><tr><td><span style="display:inline-block;width:12px;height:12px;background:#c62828"></span> full</td></tr></table>',
  failed: {
    what: "days of a week, some of which can be pressed, by a sentence that names the color",
    style: STYLE,
    body: `<p>Die grünen Tage sind noch frei.</p>${week([
      ["f", press(2)],
      ["b", "3"],
      ["f", press(4)],
      ["b", "5"],
    ]).replace('<td class="f">', '<td class="f" id="it">')}`,
    at: ["#it"],
  },
  notApplicable: [
    {
      what: "days whose state is written in them, and those of a weekend",
      style: STYLE,
      body: `<p>Die grünen Tage sind noch frei.</p>${week([
        ["f", press(2)],
        ["b t", "3"],
        ["f", press(4)],
        ["b t", "5"],
      ])}<p>Der März hat vier Wochen.</p>${week([
        ["", "3"],
        ["", "4"],
        ["b", "5"],
        ["b", "6"],
      ])}`,
    },
  ],
});
