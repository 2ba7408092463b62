import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yHtmlXmlLangMismatch = rule({
  id: "a11y-html-xml-lang-mismatch",
  severity: "medium",
  criteria: ["3.1.1"],
  actRules: ["5b7ae0"],
  engines: { [AXE]: ["html-xml-lang-mismatch"], [ACCESSLINT]: ["readable/html-xml-lang-mismatch"] },
  defect: "Two different page languages declared",
  title: "The two language declarations match",
  question: "Which of the two is the language of the page?",
  ...PAGE_BASICS,
  fixSteps: ["Set lang and xml:lang on <html> to the same language, or remove xml:lang."],
  effort: "S",
  example: withAttributes(({ attributes }) => ({ "xml:lang": attributes.get("lang") ?? null })),
});
