import { READING } from "#checks/accessibility/families/reading.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { SpacedLetters } from "./probe.ts";

const SPACED_LETTERS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F32 */
export const a11ySpacedLetters = rule({
  id: "a11y-spaced-letters",
  severity: "medium",
  criteria: ["1.3.2"],
  defect: "Word written with spaces between its letters",
  title: "Words are written without spaces between their letters",
  whyItMatters:
    "A screen reader reads each letter by itself. People hear letters instead of a word, and a search doesn't find it.",
  businessImpact: READING.businessImpact,
  fixSteps: ["Write the word without spaces, and widen it with letter-spacing in CSS."],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(SPACED_LETTERS, decide)],
});

function decide(all: SpacedLetters[]): Decision {
  return {
    applies: all.length > 0,
    defects: all
      .filter(({ text }) => !isAlphabet(text))
      .map(({ text, element }) => ({ message: `“${text}” has a space after each letter`, element })),
  };
}

/** Letters in the order of the alphabet name something each: grades, chapters, the first letters of an index. */
function isAlphabet(text: string): boolean {
  const letters = text.toLowerCase().split(/\s/);
  return letters.every((letter, at) => at === 0 || (letters[at - 1] ?? "") < letter);
}
