import type { Passage } from "#checks/accessibility/a11y-part-language-wrong/probe.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";

import { nameOfLanguage, otherNamed } from "./declared-languages.ts";
import { otherLanguage, surelyOther } from "#checks/other-language.ts";
import { isInOtherScript, speaks } from "./small-words.ts";

/** Letters from which even a passage with names in it tells its language. */
const LETTERS = 50;
/** Letters from which a sentence does, if its small words say the same. */
const LETTERS_OF_SENTENCE = 30;
const SMALL_WORDS = 6;
const WORDS = 8;
const SMALL_WORDS_OF_MANY = 4;
/** Words of a sentence that says which language is spoken: `On parle français`. */
const SPOKEN_WORDS = 6;
/** Words of the Latin that fills templates, which is in no language. */
const FILLER =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|adipisc\w*|elit|vestibulum|pellentesque|vivamus|praesent|curabitur|aliquam|nulla|mauris|phasellus|maecenas|suspendisse|tincidunt|tempor|eiusmod|voluptat\w*|quisquam)\b/gi;
const FILLER_WORDS = 2;
const FEWEST_OTHERS = 5;
/** Words from which a name is hardly a title. */
const WORDS_OF_NO_TITLE = 10;

interface Foreign extends Passage {
  other: string;
}

/**
 * Passages that are clearly in another language than the page says. Of each language the first is told, with how many
 * more there are. Where most of a page is in another language, the page as a whole declares the wrong one.
 *
 * @param ofPage language that the page as a whole is in and does not declare, which is told by itself
 */
export function undeclaredPassages(passages: readonly Passage[], ofPage: string | null): Decision {
  const { unmarked, isWholePage, applies } = unmarkedIn(passages.filter(({ isName }) => isName !== true));
  const ofParts = unmarked.filter(({ other }) => other !== ofPage);
  const names = passages
    .filter(({ isName, text }) => isName === true && !isTitle(text))
    .flatMap((passage) => inOther(passage, languageOfSentence))
    .filter(({ other }) => other !== ofPage && !isWholePage);
  const byLanguage = Map.groupBy(isWholePage ? [] : ofParts, ({ lang, other }) => `${lang} ${other}`);
  return {
    applies: (applies && !isWholePage) || names.length > 0,
    defects: [
      ...[...byLanguage.values()].flatMap(([first, ...others]) =>
        first === undefined ? [] : [{ message: messageFor(first, others.length), element: first.element }],
      ),
      ...namesInOther(names),
    ],
  };
}

/** Titles have most of their words in capitals. */
function isTitle(text: string): boolean {
  const words = text.split(" ");
  return words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** A name of few words may be the title of a film or a book. */
function namesInOther(names: readonly Foreign[]): RuleDefect[] {
  const byLanguage = Map.groupBy(names, ({ lang, other }) => `${lang} ${other}`);
  return [...byLanguage.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { lang, other, text, element } = first;
    const more = others.length === 0 ? "" : `, as ${others.length} more are`;
    const message = `What is read out here is in ${nameOfLanguage(other)}${more}, but the page says it is in ${nameOfLanguage(lang)}: “${text.slice(0, 60)}”`;
    return text.split(" ").length >= WORDS_OF_NO_TITLE
      ? [{ message, element }]
      : [{ outcome: "review", message: `${message}. Should it be translated?`, element }];
  });
}

/** Passages as a whole first, then sentences in elements of their own, and passages of which one sentence is foreign. */
function unmarkedIn(passages: readonly Passage[]): {
  unmarked: Foreign[];
  isWholePage: boolean;
  applies: boolean;
} {
  const blocks = passages.filter(({ isPart }) => isPart !== true);
  const judged = blocks.filter(({ text }) => isProse(text));
  const whole = judged.flatMap((passage) => inOther(passage, languageOfAll));
  const others = blocks.filter(({ text }) => !whole.some((passage) => passage.text === text));
  const within = others.flatMap((passage) => inOther(passage, languageOfSentence));
  const apart = passages
    .filter(({ isPart, text }) => isPart === true && !whole.some((passage) => passage.text.includes(text)))
    .flatMap((passage) => inOther(passage, languageOfSentence));
  const unmarked = [
    ...whole,
    ...apart,
    ...within.filter(({ text }) => !apart.some((part) => text.includes(part.text))),
  ];
  const ofProse =
    whole.length + within.filter(({ text }) => isProse(text) && sentencesOf(text).length === 1).length;
  return {
    unmarked,
    isWholePage: ofProse * 2 > judged.length && (ofProse > 1 || !areInOwn(others)),
    applies: judged.length > 0 || unmarked.length > 0,
  };
}

/** Whether there are many other texts, such as headings and entries of lists, and most of them in no other language. */
function areInOwn(others: readonly Passage[]): boolean {
  const foreign = others.filter(({ text, lang }) =>
    surelyOther(text, lang.toLowerCase().split("-")[0] ?? ""),
  );
  return others.length >= FEWEST_OTHERS && foreign.length * 2 < others.length;
}

function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^[^\p{L}]*[\p{Ll}\p{Lo}]/u.test(word));
  // German writes its nouns in capitals.
  const fewest = words.length >= WORDS ? SMALL_WORDS_OF_MANY : SMALL_WORDS;
  return small.length >= fewest && (text.match(FILLER)?.length ?? 0) < FILLER_WORDS;
}

function inOther(passage: Passage, languageOf: (passage: Passage) => string | null): Foreign[] {
  const other = languageOf(passage);
  return other === null ? [] : [{ ...passage, other }];
}

/** That of a sentence in it which is not in the language of the rest. */
function languageOfSentence({ text, lang }: Passage): string | null {
  const [own = ""] = lang.toLowerCase().split("-");
  for (const sentence of passagesOf(text)) {
    const other = isInOtherScript(sentence, own)
      ? surelyOther(sentence, own)
      : isProse(sentence)
        ? languageOfProse(sentence, own)
        : languageSpoken(sentence, own);
    if (other !== null) return other;
  }
  return null;
}

/** What someone says, quoted within a sentence; a title has neither a colon before it nor a full stop in it. */
const QUOTED =
  /(?<=[:：]\s?)[„“«»「『"]\s?([^„“”«»「」『』"]{30,}?)\s?[“”«»」』"]|[„“«»「『"]\s?([^„“”«»「」『』"]{30,}?[.!?…。])\s?[“”«»」』"]/gu;

/** The sentences, and what is quoted in them. */
function passagesOf(text: string): string[] {
  const quotations = [...text.matchAll(QUOTED)].map(([, said, sentence]) => said ?? sentence ?? "");
  return [...sentencesOf(text), ...quotations];
}

function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/** Its small words must say the same: a long name or title in a sentence is none, and near languages differ in them. */
function languageOfProse(sentence: string, own: string): string | null {
  if (sentence.replaceAll(/[^\p{L}]/gu, "").length < LETTERS_OF_SENTENCE) return null;
  const other = surelyOther(sentence, own);
  return other !== null && speaks(sentence, other, own) ? other : null;
}

/** That of a few words which have the language's own name among them, and no other name. */
function languageSpoken(sentence: string, own: string): string | null {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || words.length > SPOKEN_WORDS) return null;
  const named = words.find((word) => otherNamed(word, own) !== null);
  const hasNames = words.slice(1).some((word) => word !== named && /^\p{Lu}/u.test(word));
  if (named === undefined || hasNames) return null;
  const other = surelyOther(sentence, own);
  return other === otherNamed(named, own) ? other : null;
}

/** Both halves must say the same: a long name or title in a sentence is no passage. */
function languageOfAll({ text, lang }: Passage): string | null {
  const other = otherLanguage(text, lang, LETTERS);
  if (other === null) return null;
  const words = text.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(middle)].map((half) => half.join(" "));
  return halves.every((half) => otherLanguage(half, lang, LETTERS / 3) === other) ? other : null;
}

function messageFor({ lang, text, other }: Foreign, more: number): string {
  const said = `This text is in ${nameOfLanguage(other)}, but the page says it is in ${nameOfLanguage(lang)}: “${text.slice(0, 60)}”`;
  if (more === 0) return said;
  return `${said}. ${more} more ${more === 1 ? "text is" : "texts are"} in ${nameOfLanguage(other)}`;
}
