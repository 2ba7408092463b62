import { examine, rule } from "#checks/accessibility/rule.ts";

import { GENERATED_TEXTS } from "./generated-texts.ts";
import type { GeneratedText } from "./probe.ts";

/** Remarks on links, which are best where nobody has to copy them into each. */
const REMARK = /window|\btab\b|external|fenster|fenêtre|ventana|finestra|required|optional|pflicht/i;

const WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;
/** One word that says how to take what follows: `Warning:`, `¡Ojo!`. */
const REMARK_BEFORE = /^[¡\s]*\p{L}{3,}\s*[:!：！]\s*$/u;

function saysSomething({ text }: Pick<GeneratedText, "text">): boolean {
  return (WORDS.test(text) || REMARK_BEFORE.test(text)) && !REMARK.test(text);
}

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F87 */
export const a11yGeneratedText = rule({
  id: "a11y-generated-text",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Text that only a style sheet adds",
  title: "The page itself holds its text, not the style sheet",
  whyItMatters:
    "Style sheets are for looks. Words that only a style sheet adds can't be found, copied or translated, are gone when people use styles of their own, and some screen readers skip them.",
  businessImpact: "Search engines don't count these words, and some visitors never read or hear them.",
  fixSteps: ["Move the words from the style sheet (content) into the page. Leave only decoration there."],
  effort: "S",
  likelyOwner: "developer",
  examines: [
    examine(GENERATED_TEXTS, (texts) => ({
      applies: texts.some(({ text }) => WORDS.test(text) || REMARK_BEFORE.test(text)),
      defects: texts.filter(saysSomething).map(({ text, element }) => ({
        outcome: "review",
        message: `Only the style sheet says “${text}”. Some screen readers, translators and people with their own styles don't get it. Is it said elsewhere, too?`,
        element,
      })),
    })),
  ],
});
