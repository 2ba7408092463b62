import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yValidLang = rule({
  id: "a11y-valid-lang",
  severity: "high",
  criteria: ["3.1.2"],
  actRules: ["de46e4"],
  engines: { [AXE]: ["valid-lang"], [ALFA]: ["sia-r7"], [ACCESSLINT]: ["readable/valid-lang"] },
  defect: "Invalid language code on part of a page",
  title: "Language codes on parts of the page are valid",
  question: "Does a screen reader read this part in its own language?",
  ...PAGE_BASICS,
  fixSteps: ['Correct the lang attribute of each element to a language code such as "fr" or "zh-Hans".'],
  effort: "S",
  example: withAttributes({ lang: "TODO: name the language, such as en" }),
});
