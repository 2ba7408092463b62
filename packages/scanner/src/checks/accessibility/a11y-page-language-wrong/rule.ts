import { LANGUAGES } from "#checks/accessibility/families/languages.ts";
import { LANGUAGE_SAMPLES, wrongLanguages } from "#checks/accessibility/languages/declared-languages.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";

export const a11yPageLanguageWrong = rule({
  id: "a11y-page-language-wrong",
  severity: "high",
  criteria: ["3.1.1"],
  actRules: ["ucwvc8"],
  defect: "Page in a different language than declared",
  title: "The page is in the language it declares",
  ...LANGUAGES,
  fixSteps: [
    "Set the page language in your site's settings, often under Settings > General > Language. In the HTML template, it is the lang attribute of <html>.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(LANGUAGE_SAMPLES, (samples) => wrongLanguages(samples, { ofPage: true }))],
});
