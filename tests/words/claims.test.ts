import { describe, expect, it } from "vitest";

import { claimsOf } from "./claims.ts";
import { readTexts } from "./texts.ts";

/** Where such words stand for something else, and why. */
const MEANT_OTHERWISE: readonly { where: RegExp; words: RegExp; why: string }[] = [
  { where: /new-password-fields/, words: /meets all requirements/, why: "is said of a password" },
  { where: /terms\.md/, words: /as a certification/, why: "is what a client may not do" },
];

function isMeantOtherwise(where: string, text: string): boolean {
  return MEANT_OTHERWISE.some((known) => known.where.test(where) && known.words.test(text));
}

describe("what we say of a site", () => {
  it("is never that it complies, is certified, or keeps its owner safe", () => {
    const found = readTexts().flatMap(({ text, where, kind }) =>
      /\s/.test(text) && !isMeantOtherwise(where, text)
        ? claimsOf(text).map((claim) => `${kind}, ${where}: ${claim}`)
        : [],
    );
    expect(found).toEqual([]);
  });
});

it.each(MEANT_OTHERWISE)("still needs $words, which $why", ({ where, words }) => {
  expect(readTexts().some((text) => where.test(text.where) && words.test(text.text))).toBe(true);
});

describe("a claim", () => {
  it.each([
    "Your site is fully compliant.",
    "This makes you ADA-compliant.",
    "We certify that the site meets WCAG.",
    "You are safe from lawsuits.",
    "Plumbline guarantees that your site passes.",
    "A 100% accessible website",
    "The site conforms to WCAG 2.2.",
  ])("is seen in '%s'", (text) => {
    expect(claimsOf(text)).not.toEqual([]);
  });

  it.each([
    "It is not a certification and not legal advice.",
    "We never say that a site is compliant.",
    "Nothing here says that a site is certified.",
    "The certificate of the server has expired.",
    "Compliance monitoring of one website",
  ])("is not seen in '%s'", (text) => {
    expect(claimsOf(text)).toEqual([]);
  });
});
