import { type Defect, siteCheck, verdictOf } from "#check.ts";

import { pagesMeantToBeFound, tooFewPages } from "./content-pages.ts";
import { listed } from "./listed.ts";

/** Addresses of pages that people find hard to read and pass on. Changing one costs more than it brings, so it is advice. */
export const seoAddressStyle = siteCheck({
  id: "seo-address-style",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/url-structure"],
  defect: "Addresses that are hard to read",
  title: "Addresses of pages are short and easy to read",
  whyItMatters:
    "Search results and shared links show the address of a page. Google recommends words with hyphens between them, in lower case, and few parameters. Where upper case matters, one page easily gets two addresses.",
  businessImpact: "An address that says nothing gets fewer clicks, and people mistype it.",
  fixSteps: [
    "Leave the addresses of pages that people find today as they are: each change needs a redirect.",
    "Give new pages short addresses of words in lower case with hyphens, such as /oak-chairs.",
    "If your CMS or shop has a setting for readable addresses, turn it on, and let it redirect the old ones (301).",
  ],
  effort: "M",
  resources: [
    {
      title: "URL structure best practices",
      url: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    },
  ],
  evaluate(evidence) {
    const pages = pagesMeantToBeFound(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const urls = pages.map(({ page }) => new URL(page.finalUrl));
    return verdictOf(
      HABITS.flatMap(({ component, words, isHard }) => {
        const hard = urls.filter(isHard).map(({ href }) => href);
        return hard.length === 0 ? [] : [defectOf(component, words, hard)];
      }),
    );
  },
});

function defectOf(component: string, words: string, hard: readonly string[]): Defect {
  const whose = hard.length === 1 ? "The address of one page" : `The addresses of ${hard.length} pages`;
  return {
    message: `${whose} ${hard.length === 1 ? words.replace(/^have/, "has") : words}: ${listed(hard)}`,
    snippet: hard[0] ?? "",
    component: `address:${component}`,
    outcome: "advice",
  };
}

const MOST_CHARACTERS = 115;
const MOST_PARAMETERS = 3;

const HABITS: readonly { component: string; words: string; isHard: (url: URL) => boolean }[] = [
  {
    component: "underscores",
    words: "have underscores, which search engines don't take for spaces",
    isHard: ({ pathname }) => /\p{L}_\p{L}/u.test(decoded(pathname)),
  },
  {
    component: "upper-case",
    words: "have capital letters, so that one page easily gets two addresses",
    isHard: ({ pathname }) => /\p{Lu}/u.test(decoded(pathname)),
  },
  {
    component: "length",
    words: `have more than ${MOST_CHARACTERS} characters`,
    isHard: ({ pathname, search }) => decoded(pathname + search).length > MOST_CHARACTERS,
  },
  {
    component: "parameters",
    words: `have more than ${MOST_PARAMETERS} parameters`,
    isHard: ({ searchParams }) => searchParams.size > MOST_PARAMETERS,
  },
  {
    component: "slashes",
    words: "have two slashes in a row",
    isHard: ({ pathname }) => pathname.includes("//"),
  },
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
