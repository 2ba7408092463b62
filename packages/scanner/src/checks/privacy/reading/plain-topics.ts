import { DUTCH } from "#checks/privacy/data/policy-words/dutch.ts";
import { ENGLISH } from "#checks/privacy/data/policy-words/english.ts";
import { FRENCH } from "#checks/privacy/data/policy-words/french.ts";
import { GERMAN } from "#checks/privacy/data/policy-words/german.ts";
import { ITALIAN } from "#checks/privacy/data/policy-words/italian.ts";
import type { PlainWords } from "#checks/privacy/data/policy-words/plain-words.ts";
import { SPANISH } from "#checks/privacy/data/policy-words/spanish.ts";

const BY_LANGUAGE: Readonly<Record<string, PlainWords>> = {
  en: ENGLISH,
  de: GERMAN,
  nl: DUTCH,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
};

interface PlainPatterns {
  told: RegExp | null;
  traces: RegExp | null;
}

const PATTERNS = new Map<string, PlainPatterns>();

/** Whether a policy speaks of a topic in everyday words of its language; of any we read where it names none. */
export function toldPlainly(topic: string, lang: string | null, text: string): boolean {
  return patternsFor(topic, lang).some(({ told }) => told?.test(text) === true);
}

/** Whether it has a word with which it could. */
export function hasPlainTrace(topic: string, lang: string | null, text: string): boolean {
  return patternsFor(topic, lang).some(({ traces }) => traces?.test(text) === true);
}

function patternsFor(topic: string, lang: string | null): PlainPatterns[] {
  const code = /^[a-z]{2}(?![a-z])/i.exec(lang ?? "")?.[0].toLowerCase();
  const codes = code === undefined ? Object.keys(BY_LANGUAGE) : [code];
  return codes.map((one) => patternsIn(one, topic));
}

function patternsIn(code: string, topic: string): PlainPatterns {
  const key = `${code} ${topic}`;
  const known = PATTERNS.get(key);
  if (known !== undefined) return known;
  const words = BY_LANGUAGE[code]?.[topic];
  const made = {
    told: words === undefined ? null : beginningWords(words.told.join("|")),
    traces: words?.traces === undefined ? null : beginningWords(words.traces),
  };
  PATTERNS.set(key, made);
  return made;
}

function beginningWords(pattern: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${pattern})`, "iu");
}
