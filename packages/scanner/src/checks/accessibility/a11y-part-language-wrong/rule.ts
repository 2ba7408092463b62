import { LANGUAGES } from "#checks/accessibility/families/languages.ts";
import { LANGUAGE_SAMPLES, wrongLanguages } from "#checks/accessibility/languages/declared-languages.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";

export const a11yPartLanguageWrong = rule({
  id: "a11y-part-language-wrong",
  severity: "medium",
  criteria: ["3.1.2"],
  actRules: ["off6ek"],
  defect: "Part of a page in a different language than declared",
  title: "Parts of the page are in the language they declare",
  ...LANGUAGES,
  fixSteps: [
    "Correct the lang attribute of each part. If the part is in the same language as the page, remove the attribute.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(LANGUAGE_SAMPLES, (samples) => wrongLanguages(samples, { ofPage: false }))],
});
