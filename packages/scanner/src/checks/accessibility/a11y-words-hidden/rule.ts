import { HIDDEN_CONTENT } from "#checks/accessibility/families/hidden-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { HiddenWords, WordsHidden } from "./probe.ts";

const WORDS_HIDDEN = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** What people come for: a price, an hour of the day, a number to call. */
const FACT = [
  /(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN)) ?\d|\d ?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|PLN|zł|kr|Kč)(?!\p{L}))/u,
  /(?<!\d)\d{1,2}(?::\d\d)? ?[ap]\.?m(?!\p{L})|(?<!\d)\d{1,2}[:.]\d\d ?(?:Uhr|h|–|-)|(?<!\d)\d{1,2} ?Uhr/u,
  /(?:\+\d|\(\d{3}\)|(?<!\d)0?\d{2,4})[ -./]\d{3}[ -.]\d{3,5}(?!\d)/u,
];
/** Words from which a text is more than a mark or an ornament. */
const FEWEST_WORDS = 4;
/** Letters of a word that is looked for around. */
const TELLING_WORD = 4;
const MOSTLY = 0.5;

export const a11yWordsHidden = rule({
  id: "a11y-words-hidden",
  severity: "high",
  criteria: ["1.3.1", "1.1.1"],
  defect: "Visible text that is hidden from screen readers",
  title: "Texts that people see are not hidden from screen readers",
  ...HIDDEN_CONTENT,
  whyItMatters:
    'The attribute aria-hidden="true" hides words from screen readers while they stay on screen. People who can\'t see the screen never learn that they are there.',
  fixSteps: [
    'Remove aria-hidden="true" from each text that says something, such as a price.',
    "If the text is there twice, keep one of the two for screen readers.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(WORDS_HIDDEN, decide)],
});

function decide({ words, numbers }: WordsHidden): Decision {
  const told = new Set(numbers);
  return { applies: words.length > 0, defects: words.flatMap((one) => defectOf(one, told)) };
}

function defectOf(hidden: HiddenWords, numbers: ReadonlySet<string>): RuleDefect[] {
  const { text, told, isPicture, element } = hidden;
  if (isPicture !== undefined) return pictureDefect(hidden);
  const said = `People see “${cutAtWord(text, 80)}”, but it is hidden from screen readers`;
  if (FACT.some((fact) => fact.test(text)))
    return numbersIn(text).every((number) => numbers.has(number))
      ? []
      : [{ wcag: ["1.3.1"], message: `${said}, and we found the same nowhere else on the page`, element }];
  const words = wordsIn(text);
  const around = new Set(wordsIn(told));
  const isSaid = words.filter((word) => around.has(word)).length > words.length * MOSTLY;
  if (words.length < FEWEST_WORDS || isSaid) return [];
  const message = `${said}. Is it told to them in another way?`;
  return [{ outcome: "review", wcag: ["1.3.1"], message, element }];
}

/** Whoever wrote a text alternative may have meant it to be heard. */
function pictureDefect({ text, told, isPicture, element }: HiddenWords): RuleDefect[] {
  const words = wordsIn(text);
  const around = new Set(wordsIn(told));
  if (words.length === 0 || words.some((word) => around.has(word))) return [];
  const quoted = `“${cutAtWord(text, 80)}”`;
  const message =
    isPicture === "named"
      ? `The image has the text alternative ${quoted}, but it is hidden from screen readers. Does it only decorate?`
      : `The drawing shows ${quoted}, but it is hidden from screen readers. Is it told to them in another way?`;
  return [{ outcome: "review", wcag: ["1.1.1"], message, element }];
}

function numbersIn(text: string): string[] {
  const numbers = text.match(/\d[\d.,:\u00A0 ’'()/-]*\d|\d/g) ?? [];
  return numbers.map((number) => number.replace(/[.,]00$/, "").replaceAll(/\D/g, ""));
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length >= TELLING_WORD);
}
