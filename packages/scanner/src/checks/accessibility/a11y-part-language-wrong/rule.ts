import { LANGUAGES } from "#checks/accessibility/families/languages.ts";
import {
  languageOfPage,
  LANGUAGE_SAMPLES,
  wrongLanguages,
} from "#checks/accessibility/languages/declared-languages.ts";
import { foreignMessages } from "#checks/accessibility/languages/foreign-messages.ts";
import { LEFT_IN_ENGLISH, leftInEnglish } from "#checks/accessibility/left-in-english/left-in-english.ts";
import { LONE_WORDS, unmarkedLanguageNames } from "#checks/accessibility/language-names/language-names.ts";
import { undeclaredPassages } from "#checks/accessibility/languages/undeclared-passages.ts";
import { examine, examineTogether, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";

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
    "Give libraries the language of your page: date pickers, sliders and lists have a setting for it, or a file of translations.",
    'If a part in another language has no lang attribute, add one, such as lang="fr" for French.',
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [
    examine(LANGUAGE_SAMPLES, (samples) => wrongLanguages(samples, { ofPage: false })),
    examineTogether([PASSAGES, LANGUAGE_SAMPLES], ([passages, samples]) =>
      undeclaredPassages(passages, languageOfPage(samples)),
    ),
    examine(LONE_WORDS, unmarkedLanguageNames),
    examineTogether([LEFT_IN_ENGLISH, LANGUAGE_SAMPLES], ([left, samples]) =>
      leftInEnglish(left, languageOfPage(samples)),
    ),
    examineTogether([SENT_FORMS, LANGUAGE_SAMPLES], ([sent, samples]) =>
      foreignMessages(sent, languageOfPage(samples)),
    ),
  ],
});
