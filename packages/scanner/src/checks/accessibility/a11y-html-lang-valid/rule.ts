import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yHtmlLangValid = rule({
  id: "a11y-html-lang-valid",
  severity: "high",
  criteria: ["3.1.1"],
  actRules: ["bf051a"],
  engines: { [AXE]: ["html-lang-valid"], [ALFA]: ["sia-r5"], [ACCESSLINT]: ["readable/html-lang-valid"] },
  defect: "Invalid page language code",
  title: "The language code of the page is valid",
  question: "Does a screen reader read the page in its own language?",
  ...PAGE_BASICS,
  fixSteps: [
    'Replace the value with a language code such as "en", "en-US" or "es". Browsers don\'t understand names such as "english".',
  ],
  effort: "S",
  example: withAttributes({ lang: "TODO: name the language, such as en" }),
});
