import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const dot = (color: string): string =>
  `<span style="display:inline-block;width:14px;height:14px;border-radius:50%;background:${color}"></span>`;
const list = (entries: readonly (readonly [color: string, words: string])[], id = ""): string =>
  `<ul ${id}>${entries.map(([color, words]) => `<li>${dot(color)} ${words}</li>`).join("")}</ul>`;
const [GREEN, RED] = ["#1a7f37", "#c62828"];

ruleOutcomes(a11yStatusByColor, {
  passed: [
    {
      what: "dots whose colors the words beside them say",
      body: list([
        [GREEN, "Aberto"],
        [RED, "Fechado"],
        [GREEN, "Aberto"],
      ]),
    },
    {
      what: "dots of places whose state is said after them, and a chart and a picture after them",
      body: `${list([
        [GREEN, "山の線：平常運転"],
        [RED, "海の線：運休"],
        [GREEN, "川の線：平常運転"],
      ])}<svg width="220" height="70" role="img" aria-label="Trips"><rect width="40" height="40"/></svg><p>Map</p><img alt="Map" width="90" height="90" src="data:,">`,
    },
  ],
  review: {
    what: "dots that alone say which of several places are open",
    body: list([
      [GREEN, "Piscina"],
      [RED, "Biblioteca"],
      [GREEN, "Pavilhão"],
    ]).replace("<span", '<span id="it"'),
    at: ["#it"],
  },
  notApplicable: "<p>Bread</p>",
});
