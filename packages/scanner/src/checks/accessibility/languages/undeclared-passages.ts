import type { Passage } from "#checks/accessibility/a11y-part-language-wrong/probe.ts";
import type { Decision } from "#checks/accessibility/rule.ts";

import { nameOfLanguage } from "./declared-languages.ts";
import { otherLanguage } from "./other-language.ts";
import { speaks } from "./small-words.ts";

/** Letters from which even a passage with names in it tells its language. */
const LETTERS = 50;
/** Letters from which a sentence does, if its small words say the same. */
const LETTERS_OF_SENTENCE = 30;
const SMALL_WORDS = 6;
const WORDS = 8;
const SMALL_WORDS_OF_MANY = 4;
/** Words of the Latin that fills templates, which is in no language. */
const FILLER =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|adipisc\w*|elit|vestibulum|pellentesque|vivamus|praesent|curabitur|aliquam|nulla|mauris|phasellus|maecenas|suspendisse|tincidunt|tempor|eiusmod|voluptat\w*|quisquam)\b/gi;
const FILLER_WORDS = 2;

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
  const judged = passages.filter(({ text }) => isProse(text));
  const foreign = judged.flatMap((passage): Foreign[] => {
    const other = languageOf(passage);
    return other === null ? [] : [{ ...passage, other }];
  });
  const isWholePage = foreign.length * 2 > judged.length;
  const ofParts = foreign.filter(({ other }) => other !== ofPage);
  const byLanguage = Map.groupBy(isWholePage ? [] : ofParts, ({ lang, other }) => `${lang} ${other}`);
  return {
    applies: judged.length > 0 && !isWholePage,
    defects: [...byLanguage.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ message: messageFor(first, others.length), element: first.element }],
    ),
  };
}

function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^[^\p{L}]*[\p{Ll}\p{Lo}]/u.test(word));
  // German writes its nouns in capitals.
  const fewest = words.length >= WORDS ? SMALL_WORDS_OF_MANY : SMALL_WORDS;
  return small.length >= fewest && (text.match(FILLER)?.length ?? 0) < FILLER_WORDS;
}

/** That of the whole passage, or of a sentence in it. */
function languageOf({ text, lang }: Passage): string | null {
  return languageOfAll(text, lang) ?? languageOfSentence(text, lang);
}

/** Its small words must say the same: a long name or title in a sentence is none. */
function languageOfSentence(text: string, lang: string): string | null {
  const [own = ""] = lang.toLowerCase().split("-");
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  for (const { segment } of sentences) {
    const other = isProse(segment) ? otherLanguage(segment, lang, LETTERS_OF_SENTENCE) : null;
    if (other !== null && speaks(segment, other, own)) return other;
  }
  return null;
}

/** Both halves must say the same: a long name or title in a sentence is no passage. */
function languageOfAll(text: string, lang: string): string | null {
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
