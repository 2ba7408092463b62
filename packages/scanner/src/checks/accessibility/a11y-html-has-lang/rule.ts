import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { asksAboutParts } from "#checks/accessibility/parts-of-pages/part-of-a-page.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

const ENGINE_RULES = {
  [AXE]: ["html-has-lang"],
  [ALFA]: ["sia-r4"],
  [ACCESSLINT]: ["readable/html-has-lang"],
};

export const a11yHtmlHasLang = rule({
  id: "a11y-html-has-lang",
  severity: "high",
  criteria: ["3.1.1"],
  actRules: ["b5c3f8"],
  engines: ENGINE_RULES,
  defect: "Page language not declared",
  title: "The page declares its language",
  question: "Does a screen reader read the page in its own language?",
  ...PAGE_BASICS,
  fixSteps: [
    'In your template, add lang to the <html> element, such as <html lang="en">. In most site editors, you set the language under Settings > General.',
  ],
  effort: "S",
  example: withAttributes({ lang: "TODO: name the language, such as en" }),
  alwaysApplies: true,
  examines: [asksAboutParts("3.1.1", ENGINE_RULES, "no declared language")],
});
