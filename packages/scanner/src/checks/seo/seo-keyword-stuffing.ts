import { isSmallWord } from "#checks/accessibility/languages/small-words.ts";
import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeContent } from "./content-pages.ts";
import { stuffingOf } from "./stuffed-keywords.ts";

/** Texts and descriptions of images that repeat their keywords, in sight of visitors. */
export const seoKeywordStuffing = pageCheck({
  id: "seo-keyword-stuffing",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing"],
  defect: "Keywords repeated over and over",
  title: "Texts are written for people, not for search engines",
  whyItMatters:
    "The page says the same words again and again. Search engines treat this as spam, and people find such text hard to read.",
  businessImpact: "The page may rank lower for just the words that it repeats.",
  fixSteps: [
    "Read the text aloud. Say each thing once, in the words that you would use with a customer.",
    "Name what the page is about in its title, its main heading and its first sentence. That is enough.",
    "In the alt text of an image, say what the image shows.",
  ],
  effort: "M",
  likelyOwner: "editor",
  resources: [
    {
      title: "Spam policies: keyword stuffing",
      url: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.text.trim() === "") return { outcome: "not-applicable", reason: "The page shows no text" };
      return verdictOf([...repeatedInText(page, document), ...repeatedInAlts(page, document)]);
    }),
});

const FEWEST_WORDS = 60;
const FEWEST_TIMES = 10;
/** Share of the words that the phrase makes up. */
const SHARE = 0.18;

function repeatedInText(page: PageEvidence, document: DocumentSnapshot): Defect[] {
  const words = wordsIn(document.text).length;
  if (words < FEWEST_WORDS) return [];
  const counts = new Map<string, number>();
  for (const phrase of partsOf(document).flatMap((part) => phrasesIn(wordsIn(part))))
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return [];
  const [phrase, times] = most;
  if (times < FEWEST_TIMES || (2 * times) / words < SHARE) return [];
  const message = `The text says “${phrase}” ${times} times in ${words} words. Is it written for people?`;
  return [{ message, page: page.finalUrl, snippet: phrase, component: "keywords:text", outcome: "review" }];
}

/** Between links, headings and buttons, by which lists of goods repeat what they are called, and between sentences. */
function partsOf({ text, links, headings, buttons = [] }: DocumentSnapshot): string[] {
  const longFirst = (names: readonly string[]): string[] =>
    names.filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
  const named = longFirst([...links, ...headings].map((one) => one.text.trim()));
  const withoutNames = named.reduce((left, name) => left.replace(name, "."), text);
  const rest = longFirst(buttons).reduce((left, name) => left.replaceAll(name, "."), withoutNames);
  return rest.split(/[.!?:;,|·•\n]+/);
}

const FEWEST_WORDS_OF_ALT = 8;

function repeatedInAlts(page: PageEvidence, { images }: DocumentSnapshot): Defect[] {
  return images.flatMap((image): Defect[] => {
    const alt = image.alt ?? "";
    if (wordsIn(alt).length < FEWEST_WORDS_OF_ALT || stuffingOf(alt) !== "repeated") return [];
    const message = `The alt text of an image repeats its keywords: “${alt.slice(0, 80).trim()}”. Does it say what the image shows?`;
    return [{ message, page: page.finalUrl, element: image, outcome: "review" }];
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

/** Two words that stand side by side, neither of them a small one or a number. */
function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPlain = [word, next ?? ""].every((one) => !isSmallWord(one) && /\p{L}{3}/u.test(one));
    return isPlain ? [`${word} ${next}`] : [];
  });
}
