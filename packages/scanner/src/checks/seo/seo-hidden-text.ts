import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { HiddenTextRef } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { stuffingOf } from "./stuffed-keywords.ts";

/** Texts that only search engines read. */
export const seoHiddenText = pageCheck({
  id: "seo-hidden-text",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links"],
  defect: "Text that visitors can't read",
  title: "Visitors can read the text that search engines read",
  whyItMatters:
    "The page has a text that no one can read. Search engines take text that is hidden to rank better for spam.",
  businessImpact: "Google may rank the page lower, or remove it from its results.",
  fixSteps: [
    "If the text is useful, show it in a size and color that people can read.",
    "If it was written only for search engines, remove it.",
    "If it is meant for screen readers, use a class such as visually-hidden, which cuts the text away and doesn't shrink it.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Spam policies: hidden text and links",
      url: "https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.hiddenTexts === undefined),
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.text === "") return { outcome: "not-applicable", reason: "The page shows no text" };
      if (document.hiddenTexts === undefined) {
        return { outcome: "not-looked-at", reason: "We did not look for texts that no one can read" };
      }
      return verdictOf(document.hiddenTexts.flatMap((hidden) => defectOf(page.finalUrl, hidden)));
    }),
});

const HOW: Record<HiddenTextRef["how"], string> = {
  tiny: "too small for anyone to read",
  color: "in the same color as its background",
  away: "moved far outside of the window",
  cut: "cut down to nothing",
  clear: "see-through",
};

/** A shorter text is told only where it leaves no doubt. */
const FEWEST_WORDS = 20;
/** Screen readers are given tiny texts and never ones in the color of their ground. */
const FEWEST_IN_COLOR = 12;

/** What is out of sight may be for screen readers, unless it is made of keywords. */
function defectOf(page: string, { how, words, text, ...element }: HiddenTextRef): Defect[] {
  const stuffing = stuffingOf(text);
  const fewest = how === "color" ? FEWEST_IN_COLOR : FEWEST_WORDS;
  if (words < fewest && stuffing !== "repeated") return [];
  if (stuffing === null && (how === "away" || how === "cut" || how === "clear")) return [];
  // What is see-through may fade in later on.
  if (stuffing === "listed" && how === "clear") return [];
  const what = `A text of ${words} words is ${HOW[how]}: “${text.slice(0, 80).trim()}…”`;
  return stuffing === "repeated"
    ? [{ message: `${what} It repeats the same keywords.`, page, element }]
    : [{ message: `${what} Is it there only for search engines?`, page, element, outcome: "review" }];
}
