import { describe, expect, it } from "vitest";

import { avoidedWords, patternOf } from "./glossary.ts";
import { type Kind, KINDS, type Text } from "./text.ts";
import { readTexts } from "./texts.ts";

const TEXTS = readTexts();
const AVOIDED = avoidedWords().map((word) => ({ word, pattern: patternOf(word) }));
/** Where a word is needed all the same, and why. */
const NEEDED: readonly { word: string; where: RegExp; why: string }[] = [
  { word: "compliant", where: /^README\.md$/, why: "says what the product does not claim" },
  { word: "e-mail*", where: /prv-pii-url\.ts|personal-values\.ts/, why: "is in the keys of stored issues" },
  {
    word: "telephone*",
    where: /prv-pii-url\.ts|personal-values\.ts/,
    why: "is in the keys of stored issues",
  },
  { word: "web page*", where: /a11y-page-title-unclear/, why: "is a title that templates leave behind" },
  {
    word: "breaks the law",
    where: /terms\.md|data-processing-agreement\.md/,
    why: "is the contract's own term",
  },
  { word: "defect*", where: /adherence\.ts/, why: "is the VPAT's own definition of a level" },
  { word: "mend*", where: /time-zones\.ts/, why: "is how Mendoza begins" },
  { word: "cancelled", where: /pay-panel\.tsx|pay\.api\.ts/, why: "is what the payment page says" },
];
/** Kinds whose texts are still being rewritten. */
const NOT_YET: ReadonlySet<Kind> = new Set([]);
const READY = KINDS.filter((kind) => !NOT_YET.has(kind));
/** Sentence forms that read as translated, or as another country's English. */
const FORMS: readonly [string, RegExp][] = [
  ["'Who ...' for 'someone who ...'", /(?:^|[.!:] )Who (?!else)[a-z]+[^?]*\./],
  ["a space before the percent sign", /[\dX] %/],
];

/** A text without the words of others: quotes of a site, and code. */
function ownWords({ text }: Text): string {
  return text.replaceAll(/“[^”]*”|`[^`]*`/g, "");
}

/** Names of things in the code, such as error codes and queues, are not read by people. */
function isRead({ text }: Text): boolean {
  return /\s/.test(text) || /^[“"'(]?[A-Z]/.test(text);
}

function isNeeded(word: string, { where }: Text): boolean {
  return NEEDED.some((need) => need.word === word && need.where.test(where));
}

describe("every text a person reads", () => {
  it.each(READY)("%s: avoids the words the glossary avoids", (kind) => {
    const texts = TEXTS.filter((text) => text.kind === kind && isRead(text));
    expect(texts).not.toEqual([]);
    const found = texts.flatMap((text) =>
      AVOIDED.filter(({ word, pattern }) => pattern.test(ownWords(text)) && !isNeeded(word, text)).map(
        ({ word }) => `${word} in ${text.where}: ${text.text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each(FORMS)("has no %s", (_name, form) => {
    const found = TEXTS.filter(
      (text) => !NOT_YET.has(text.kind) && isRead(text) && form.test(ownWords(text)),
    );
    expect(found.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it.each(NEEDED)("still needs '$word', which $why", ({ word, where }) => {
    const pattern = patternOf(word);
    expect(TEXTS.some((text) => where.test(text.where) && pattern.test(text.text))).toBe(true);
  });
});

describe("a word of the glossary", () => {
  it.each([
    ["organis-", "We organised it.", true],
    ["organis-", "A living organism", false],
    ["mend*", "Mending takes an hour.", true],
    ["mend*", "We recommend it.", false],
    ["log-in", "The log-in page", true],
    ["log-in", "A blog-in-a-box", false],
    ["nine of ten", "In nine of\nten cases", true],
  ])("'%s' is found in '%s': %s", (word, text, found) => {
    expect(patternOf(word).test(text)).toBe(found);
  });
});
