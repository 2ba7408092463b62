import { LABELS } from "#checks/accessibility/families/labels.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { OPTIONAL_WORDS, REQUIRED_WORDS } from "#checks/accessibility/wording/required-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FormWithRequired } from "./probe.ts";

const FORMS_WITH_REQUIRED = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Signs by which labels say that a field must be filled in, besides words. */
const MARK = /[*＊†•⚹✱]|url\(/;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H90 */
export const a11yRequiredUnmarked = rule({
  id: "a11y-required-unmarked",
  severity: "medium",
  criteria: ["3.3.2"],
  defect: "Required field that isn't marked as one",
  title: "Required fields are marked as such",
  ...LABELS,
  fixSteps: [
    'Write "required" or a star into the label of each field that people must fill in, and explain the star above the form.',
    'Or write "optional" into the labels of the few that they may leave empty.',
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(FORMS_WITH_REQUIRED, decide)],
});

function decide(forms: FormWithRequired[]): Decision {
  const mixed = forms.filter(({ optional }) => optional > 0);
  return { applies: mixed.length > 0, defects: mixed.flatMap(unmarked) };
}

/** Where every field is required, or each of the others says that it is not, nobody has to guess. */
function unmarked({ required, optionalLabels, notice }: FormWithRequired): RuleDefect[] {
  if (optionalLabels.every((label) => OPTIONAL_WORDS.test(label)) || notice !== "") return [];
  return required
    .filter(({ shown }) => !MARK.test(shown) && !REQUIRED_WORDS.test(shown))
    .map(({ label, element }) => ({
      outcome: "review",
      message: `“${cutAtWord(label, 60)}” must be filled in, and another field of the form need not be. Can people tell before they send it?`,
      element,
    }));
}
