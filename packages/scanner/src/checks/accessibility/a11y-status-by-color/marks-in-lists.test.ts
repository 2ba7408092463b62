import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const dot = (color: string): string =>
  `<span style="display:inline-block;width:14px;height:14px;border-radius:50%;background:${color}"></span>`;
const list = (entries: readonly (readonly [color: string, words: string])[], id = ""): string =>
  `<ul ${id}>${entries.map(([color, words]) => `<li>${dot(color)} ${words}</li>`).join("")}</ul>`;
const [GREEN, RED] = ["#1a7f37", "#c62828"];

ruleOutcomes(a11yStatusByColor, {
  passed: {
    what: "dots whose colors the words beside them say",
    body: list([
      [GREEN, "Aberto"],
      [RED, "Fechado"],
      [GREEN, "Aberto"],
    ]),
  },
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
