import { LANGUAGES } from "#checks/accessibility/families/languages.ts";
import { nameOfLanguage } from "#checks/accessibility/languages/declared-languages.ts";
import { otherLanguage } from "#checks/other-language.ts";
import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import type { ElementRef } from "#evidence/document.ts";
import { CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type SwitchedWords,
} from "#gather/operating/controls/control-facts.ts";

export const a11yLanguageSwitched = rule({
  id: "a11y-language-switched",
  severity: "high",
  criteria: ["3.1.1"],
  defect: "Page that declares its old language after a switch",
  title: "A page whose language is switched declares the new one",
  ...LANGUAGES,
  fixSteps: [
    "Where the script changes the texts, also set the language: document.documentElement.lang, to the code of the new one.",
    "Then try it: switch the language, and look whether the lang attribute of <html> changes with the texts.",
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide), examine(CHOICES, decideChosen)],
});

/** What changed most words of the page. */
interface Switch {
  what: string;
  element: ElementRef;
  words: SwitchedWords;
}

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const switches = controls.flatMap(({ words, name, element }): Switch[] =>
    words === undefined ? [] : [{ words, element, what: `${quoted(name, "This control")} is pressed` }],
  );
  return unlessUntried(judged(switches), notTried);
}

function decideChosen({ choices, notTried }: Choices): Decision | { reason: string } {
  const switches = choices.flatMap(({ words, ...field }): Switch[] =>
    words === undefined ? [] : [{ words, element: field.element, what: `${fieldWords(field)} is used` }],
  );
  return unlessUntried(judged(switches), notTried);
}

function judged(all: readonly Switch[]): Decision {
  const switches = all.filter(({ words }) => isInOneLanguage(words));
  return { applies: switches.length > 0, defects: switches.flatMap(defectOf) };
}

/** What was in another language than declared before is told of the page at rest. */
function isInOneLanguage({ before, after, lang }: SwitchedWords): boolean {
  // Either it is in another language than before, or the page now declares another one.
  const [was, is] = [otherThan(before, lang), otherThan(after, lang)];
  return was !== is;
}

function defectOf({ what, element, words }: Switch): RuleDefect[] {
  const { after, before, lang, share } = words;
  const other = otherThan(after, lang);
  if (other === null || otherThan(before, lang) !== null) return [];
  const message = `After ${what}, the page is in ${nameOfLanguage(other)}: “${cutAtWord(after, 60)}”. It still says that it is in ${nameOfLanguage(lang)}`;
  return share >= NEARLY_ALL
    ? [{ message, element }]
    : [
        {
          outcome: "review",
          message: `${message}. Is ${nameOfLanguage(other)} now its main language?`,
          element,
        },
      ];
}

function otherThan(text: string, lang: string): string | null {
  return otherLanguage(text, lang, FEWEST_LETTERS);
}

const FEWEST_LETTERS = 60;
/** Share of the words from which nobody would say that the page is in its old language. */
const NEARLY_ALL = 0.7;
