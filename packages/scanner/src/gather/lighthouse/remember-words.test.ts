import { createRequire } from "node:module";

import { expect, it, vi } from "vitest";

import type { SentenceFormat } from "#gather/lighthouse/remember-words.ts";

const TASKS = "{count, plural, =1 {# long task found} other {# long tasks found}}";
const SIZE = "Est savings of {bytes, number, bytes} KiB in <b>{name}</b>";
const FORMATS = { number: { bytes: { maximumFractionDigits: 0 } } };

type Sentence = new (
  text: string,
  locale: string,
  formats: typeof FORMATS,
  options: { ignoreTag: boolean },
) => { format(values: Record<string, unknown>): string };

/** The package as Lighthouse loads it: other ones of the same name would not be the one that it uses. */
function formatOfLighthouse(): SentenceFormat & Sentence {
  const module = createRequire(import.meta.resolve("lighthouse"))("intl-messageformat") as {
    IntlMessageFormat: SentenceFormat & Sentence;
  };
  return module.IntlMessageFormat;
}

it("forms Lighthouse's sentences as before, and parses each of them once in each language", async () => {
  const Format = formatOfLighthouse();
  const form = (text: string, locale: string, values: Record<string, unknown>) =>
    new Format(text, locale, FORMATS, { ignoreTag: true }).format(values);
  const all = () => [
    form(TASKS, "en-US", { count: 1 }),
    form(TASKS, "en-US", { count: 1200 }),
    form(TASKS, "de-DE", { count: 1200 }),
    form(SIZE, "en-US", { bytes: 12.4, name: "app.js" }),
  ];
  const before = all();
  const { __parse: parse } = Format;
  const parsed: string[] = [];
  Format.__parse = (sentence, options) => {
    parsed.push(sentence);
    return parse(sentence, options);
  };
  // A scan in the same process has had them remembered already.
  vi.resetModules();
  const { rememberWords } = await import("#gather/lighthouse/remember-words.ts");
  rememberWords();
  expect([all(), all()]).toEqual([before, before]);
  expect(before).toEqual([
    "1 long task found",
    "1,200 long tasks found",
    "1.200 long tasks found",
    "Est savings of 12 KiB in <b>app.js</b>",
  ]);
  expect(parsed).toEqual([TASKS, TASKS, SIZE]);
});
