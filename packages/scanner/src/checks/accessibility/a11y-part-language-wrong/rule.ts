import { LANGUAGES } from "#checks/accessibility/families/languages.ts";
import { LANGUAGE_SAMPLES, wrongLanguages } from "#checks/accessibility/languages/declared-languages.ts";
import { undeclaredPassages } from "#checks/accessibility/languages/undeclared-passages.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const PASSAGES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

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
    'If a part in another language has no lang attribute, add one, such as lang="fr" for French.',
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [
    examine(LANGUAGE_SAMPLES, (samples) => wrongLanguages(samples, { ofPage: false })),
    examine(PASSAGES, undeclaredPassages),
  ],
});
