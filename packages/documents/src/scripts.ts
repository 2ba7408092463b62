import type { HanLanguage } from "#fonts.ts";

/** A script, what finds its runs in Typst, and the language a screen reader is to read them in. */
interface ScriptRun {
  pattern: string;
  language: string;
}

const ALWAYS = {
  Hebrew: "he",
  Arabic: "ar",
  Thai: "th",
  Devanagari: "hi",
  Greek: "el",
  Cyrillic: "ru",
  Hangul: "ko",
} as const;

/** Characters that belong to a run but to no one script: spaces and marks between its words. */
const BETWEEN = String.raw`[\s\p{P}\p{M}]`;

/**
 * The scripts in a text other than Latin, with the language of each: a script is not a language, so it is the one most
 * of its readers speak. Chinese characters are Japanese beside kana, Korean beside Hangul, and Chinese otherwise.
 */
export function scriptRuns(text: string): { han: HanLanguage; runs: ScriptRun[] } {
  const han = hanLanguage(text);
  const runs: ScriptRun[] = Object.entries(ALWAYS)
    .filter(([script]) => scriptPattern(script).test(text))
    .map(([script, language]) => run(String.raw`\p{${script}}`, language));
  const cjk = String.raw`[\p{Han}\p{Hiragana}\p{Katakana}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]`;
  return EAST_ASIAN.test(text) ? { han, runs: [...runs, run(cjk, han)] } : { han, runs };
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function scriptPattern(script: string): RegExp {
  return new RegExp(String.raw`\p{Script=${script}}`, "u");
}

function run(characters: string, language: string): ScriptRun {
  return { pattern: `${characters}(?:${BETWEEN}*${characters})*`, language };
}

function hanLanguage(text: string): HanLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  return /\p{Script=Hangul}/u.test(text) ? "ko" : "zh";
}
