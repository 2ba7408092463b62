import { expect, it } from "vitest";

import { quoted, sentencesOf, withoutHeading, wordsAround } from "#checks/privacy/reading/sentences.ts";
import { withoutSentences } from "#checks/privacy/reading/told-topics.ts";

it("splits a text at the ends of sentences, and not at abbreviations", () => {
  const text = "We rely on the EU-U.S. Privacy Shield. Art. 6 applies; see z.B. below.\nMore here! Why?";
  expect(sentencesOf(text)).toEqual([
    "We rely on the EU-US Privacy Shield.",
    "Art 6 applies;",
    "see zB below.",
    "More here!",
    "Why?",
  ]);
});

it.each([
  [
    "当社は情報を販売しません。ご意見をお聞かせください！",
    ["当社は情報を販売しません。", "ご意見をお聞かせください！"],
  ],
  ["我们不出售您的信息；您可以随时联系我们。", ["我们不出售您的信息；", "您可以随时联系我们。"]],
  ["لا نبيع بياناتك. هل لديك سؤال؟ راسلنا.", ["لا نبيع بياناتك.", "هل لديك سؤال؟", "راسلنا."]],
  ["हम डेटा नहीं बेचते। हमें लिखें।", ["हम डेटा नहीं बेचते।", "हमें लिखें।"]],
])("splits %s", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it("leaves out one sentence of a text that puts no spaces between them", () => {
  expect(withoutSentences("リモートcontrollerを使います。情報は販売しません。", /controller/)).toBe(
    "情報は販売しません。",
  );
});

it("quotes a sentence without its end, and cuts a long one", () => {
  expect(quoted("We use no cookies.")).toBe("We use no cookies");
  expect(quoted("word ".repeat(60))).toMatch(/^(?:word ){31}word…$/);
});

it("leaves out the heading and menu before a sentence", () => {
  const text = "Shop Cart Find your twin We scan your face.";
  expect(withoutHeading(text, text.indexOf("scan"))).toBe("We scan your face.");
  expect(withoutHeading("Data are kept. ", 5)).toBe("Data are kept. ");
});

it("leaves out what runs on far before the words that tell", () => {
  const text = `${"menu ".repeat(40)}a plan ends by mail`;
  expect(wordsAround(text, text.indexOf("by mail"))).toMatch(/^…(?:menu ){10,20}a plan ends by mail$/);
  expect(wordsAround("Data are kept.", 5)).toBe("Data are kept.");
});
