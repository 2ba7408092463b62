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
  const areOf = (family: readonly string[]): boolean => family.includes(own) && family.includes(other ?? "");
  if (!NEAR.some(areOf)) return other;
  const isLongEnough = letters >= LONG_OF_NEAR && APART_WHEN_LONG.some(areOf);
  return isLongEnough && halvesOf(text).every((half) => detector().eld.detect(half).language === other)
    ? other
    : null;
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
