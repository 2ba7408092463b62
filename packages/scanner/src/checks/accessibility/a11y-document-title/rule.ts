import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { asksAboutParts } from "#checks/accessibility/parts-of-pages/part-of-a-page.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

const ENGINE_RULES = {
  [AXE]: ["document-title"],
  [ALFA]: ["sia-r1"],
  [ACCESSLINT]: ["navigable/document-title"],
};

export const a11yDocumentTitle = rule({
  id: "a11y-document-title",
  severity: "high",
  criteria: ["2.4.2"],
  actRules: ["2779a5"],
  engines: ENGINE_RULES,
  defect: "Page without a title",
  title: "The page has a title",
  question: "Does the tab of the browser say what the page is about?",
  ...PAGE_BASICS,
  fixSteps: [
    "Fill in the title field of the page. In most site editors, look for the page's settings or its SEO panel.",
    "If all pages have no title, check your template. The <head> needs <title>Topic of the page - Name of the site</title>.",
  ],
  effort: "S",
  likelyOwner: "editor",
  example: () => plainExample("<title>TODO: say what the page is about</title>"),
  isOfPage: true,
  alwaysApplies: true,
  examines: [asksAboutParts("2.4.2", ENGINE_RULES, "no title")],
});
