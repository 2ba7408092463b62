import { ENTRY_HINTS } from "#checks/accessibility/families/entry-hints.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TextAfterField } from "./probe.ts";

const TEXTS_AFTER_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** How a text says what may be entered. */
const SAYS_HOW =
  /\b(?:at least|at most|no more than|characters?|digits?|letters?|format|e\.g\.|for example|example:|must (?:be|have|contain)|only (?:letters|numbers|digits)|use (?:a|the)|dd[./-]mm|mm[./-]dd|yyyy|mindestens|höchstens|zeichen|ziffern|zum beispiel|z\. ?b\.|au moins|caractères|par exemple|al menos|caracteres|por ejemplo|almeno|caratteri|ad esempio|minstens|tekens|bijvoorbeeld)\b/i;

export const a11yHintNotTied = rule({
  id: "a11y-hint-not-tied",
  severity: "info",
  criteria: [],
  defect: "Hint that isn't tied to its field",
  title: "Hints are tied to their fields",
  ...ENTRY_HINTS,
  fixSteps: [
    'Give the hint an id, and name it in the field: aria-describedby="password-hint".',
    "Put the hint before the field, so that people know it before they type.",
  ],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "Form instructions",
    url: "https://www.w3.org/WAI/tutorials/forms/instructions/",
  },
  examines: [examine(TEXTS_AFTER_FIELDS, decide)],
});

function decide(texts: TextAfterField[]): Decision {
  const hints = texts.filter(({ text, isMarkedAsHint }) => isMarkedAsHint || SAYS_HOW.test(text));
  return {
    applies: hints.length > 0,
    defects: hints
      .filter(({ isDescribed, label, text }) => !isDescribed && !label.includes(text))
      .map(({ label, text, element }) => ({
        message: `In the field “${cutAtWord(label, 60)}”, a screen reader doesn't say the hint next to it: “${cutAtWord(text, 80)}”`,
        element,
      })),
  };
}
