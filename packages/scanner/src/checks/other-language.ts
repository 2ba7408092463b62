import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type * as Eld from "eld/small";

/** Languages so near each other that short texts of one pass for the other. */
const NEAR = [
  ["no", "da", "sv"],
  ["hr", "sr", "bs", "sl"],
  ["cs", "sk"],
  ["ms", "id"],
  ["ru", "uk", "be", "bg"],
  ["es", "ca", "gl", "pt"],
];
/** Those of them that longer texts tell apart. Letters cannot tell Serbian in Latin script from Croatian. */
const APART_WHEN_LONG = [
  ["es", "ca", "pt"],
  ["sv", "da"],
];
/** Letters of near languages which the others of their family do without. */
const OF_DANISH_AND_NORWEGIAN = /[æø]/gi;
const LETTERS_OF: Readonly<Record<string, RegExp>> = {
  sv: /[äö]/gi,
  no: OF_DANISH_AND_NORWEGIAN,
  da: OF_DANISH_AND_NORWEGIAN,
  uk: /[їєґ]/gi,
  ru: /[ыэё]/gi,
  be: /ў/gi,
};
const FEWEST_OF_ITS_LETTERS = 3;
/** How many of them are needed for each letter of the other language, as names have them. */
const TIMES_OTHERS = 10;
const LONG_OF_NEAR = 80;
/** Other codes of languages, by those they are known under here. */
const OTHER_CODES: Readonly<Record<string, string>> = { nb: "no", nn: "no", iw: "he", in: "id" };
/** How much surer the other language must be; scores run from 0 to 1. */
const CLEARLY = 0.12;
/** Letters from which even a heading or a list of names tells its language. */
const LONG = 40;
const SMALL_WORDS = 3;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/**
 * The language a text is in when that is clearly not the declared one.
 *
 * @param declared language tag, e.g. `en-GB`
 * @returns an ISO 639-1 code, or null when the text fits, is too short, or either language is unknown
 */
export function otherLanguage(text: string, declared: string, fewestLetters: number): string | null {
  const code = declared.toLowerCase().split("-")[0] ?? "";
  const own = OTHER_CODES[code] ?? code;
  const letters = text.replaceAll(/[^\p{L}]/gu, "").length;
  if (letters < fewestLetters || (letters < LONG && !isSentence(text))) return null;
  const other = surelyOther(text, own);
  if (other !== null && !areNear(other, own)) return other;
  return letters >= LONG_OF_NEAR ? nearLanguage(text, own, other) : null;
}

/**
 * The language near the declared one that a long text is in.
 *
 * @param sure what it clearly is by the look of its words, if anything
 */
function nearLanguage(text: string, own: string, sure: string | null): string | null {
  const { language } = detector().eld.detect(text);
  const isApart =
    (sure !== null && APART_WHEN_LONG.some((family) => family.includes(own) && family.includes(sure))) ||
    (areNear(language, own) && hasItsLetters(text, language, own));
  const isSame = halvesOf(text).every((half) => {
    const ofHalf = detector().eld.detect(half).language;
    return (
      ofHalf === language ||
      (LETTERS_OF[language] !== undefined && LETTERS_OF[ofHalf] === LETTERS_OF[language])
    );
  });
  return language !== own && isApart && isSame ? language : null;
}

function areNear(one: string, other: string): boolean {
  return NEAR.some((family) => family.includes(one) && family.includes(other));
}

function hasItsLetters(text: string, language: string, own: string): boolean {
  const [letters, others] = [LETTERS_OF[language], LETTERS_OF[own]];
  if (letters === undefined || others === undefined || letters === others) return false;
  const [found, against] = [letters, others].map((any) => text.match(any)?.length ?? 0);
  return (found ?? 0) >= Math.max(FEWEST_OF_ITS_LETTERS, (against ?? 0) * TIMES_OTHERS);
}

function halvesOf(text: string): string[] {
  const words = text.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle), words.slice(middle)].map((half) => half.join(" "));
}

/**
 * The language that a text, of any length, is in by its letters, where that is clearly not the other one.
 *
 * @param own ISO 639-1 code
 * @returns an ISO 639-1 code, which can be that of a language near the other
 */
export function surelyOther(text: string, own: string): string | null {
  const { eld } = detector();
  const answer = eld.detect(text);
  const scores = answer.getScores();
  const best = scores[answer.language];
  if (best === undefined || answer.language === own || !answer.isReliable() || !knows(own)) return null;
  return best - (scores[own] ?? 0) >= CLEARLY ? answer.language : null;
}

/** Short texts in capitals or title case are names more often than sentences. Some scripts have neither case nor spaces. */
function isSentence(text: string): boolean {
  const small = text.split(/[\s'’]+/).filter((word) => /^[^\p{L}]*[\p{Ll}\p{Lo}]/u.test(word));
  return small.length >= SMALL_WORDS || WITHOUT_SPACES.test(text);
}

let known: Set<string> | null = null;

function knows(language: string): boolean {
  known ??= new Set(Object.values(detector().eld.info().Languages));
  return known.has(language);
}

/** Loaded with the first text: its tables take longer to read than all other rules together. */
function detector(): typeof Eld {
  // Its package names it for `import` alone, which a decision cannot wait for.
  return asDetector(createRequire(import.meta.url)(fileURLToPath(import.meta.resolve("eld/small"))));
}

/** `require` gives modules without their types. */
function asDetector(module: unknown): typeof Eld {
  return module as typeof Eld;
}
