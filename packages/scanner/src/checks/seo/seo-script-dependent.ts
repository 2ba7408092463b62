import { type Defect, pageCheck, type Verdict, verdictOf } from "#check.ts";
import type { RawMarkup } from "#plan/raw-markup.ts";

import { addressKey } from "./address-key.ts";
import { type ContentPage, judgeContent } from "./content-pages.ts";
import { canonicalsOf, robotsDirectives } from "./page-directives.ts";
import { placedOn } from "./placed-on.ts";

/** Less than this share of the words or links in the markup means that scripts write the page. */
const FEW = 0.1;
const MOST_WORDS_OF_AN_EMPTY_PAGE = 50;
/** Fewer different words are those of buttons that scripts add: Previous, Next, 1, 2, 3. */
const FEWEST_DIFFERENT_WORDS = 25;
const FEWEST_LINKS = 10;
/** Where no more than a skip link and “Loading” are sent, this many words are more than a message. */
const FEWEST_WORDS_OF_AN_APP = 20;
const NEXT_TO_NOTHING = 5;

/** What the server sends says something else than what scripts make of it. */
export const seoScriptDependent = pageCheck({
  id: "seo-script-dependent",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics"],
  defect: "Page that says something else without scripts",
  title: "The page says the same before its scripts run",
  whyItMatters:
    "Google reads a page first as the server sends it, and runs its scripts later. Many other search engines and AI assistants never run them.",
  businessImpact:
    "Those that don't run scripts find no words, no links or the wrong address, and leave the page out.",
  fixSteps: [
    "Ask the person who develops the site to have the server send the page with its text, links, title and canonical link (server-side rendering or static pages).",
    "Look at the page's source in the browser (right click, View page source). What you can't find there, many crawlers can't, either.",
  ],
  effort: "L",
  likelyOwner: "developer",
  resources: [
    {
      title: "JavaScript SEO basics",
      url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
    },
  ],
  isLeftOut: ({ pages }) => pages.every(({ rawMarkup }) => rawMarkup === undefined),
  evaluate: (page) => judgeContent(page, judgeAsSent),
});

function judgeAsSent(content: ContentPage): Verdict {
  const { rawMarkup } = content.page;
  if (rawMarkup === undefined) {
    return { outcome: "not-looked-at", reason: "We did not keep the page as the server sent it" };
  }
  if (!rawMarkup.gathered) return { outcome: "could-not-run", reason: rawMarkup.reason };
  const raw = rawMarkup.value;
  const defects = [
    ...written(content, raw),
    ...otherTitle(content, raw),
    ...otherCanonical(content, raw),
    ...otherListing(content, raw),
    ...imagesByScript(raw),
  ];
  return verdictOf(placedOn(content.page.finalUrl, defects));
}

/** Content that only scripts write. */
function written({ document, page }: ContentPage, raw: RawMarkup): Defect[] {
  const links = document.links.filter(({ href }) => leadsOn(href, page.finalUrl)).length;
  const isText = document.wordCount >= MOST_WORDS_OF_AN_EMPTY_PAGE && hasManyWords(document.text);
  if (isText && raw.words < document.wordCount * FEW) {
    return [
      {
        message: `The page shows ${document.wordCount} words, but the server sends only ${raw.words} of them. Scripts write the rest`,
      },
    ];
  }
  if (isShell(document, raw)) {
    return [
      {
        message: `The server sends the page with only its menus, and scripts write the rest: about ${document.wordCount - raw.words} words. Should search engines and AI assistants that run no scripts find them?`,
        outcome: "review",
      },
    ];
  }
  if (links >= FEWEST_LINKS && raw.links < links * FEW) {
    return [
      {
        message: `The page has ${links} links, but the server sends only ${raw.links} of them. Scripts write the rest`,
      },
    ];
  }
  if (links - raw.links >= FEWEST_LINKS && raw.links < links / 2) {
    return [
      {
        message: `Scripts add ${links - raw.links} of the page's ${links} links. Do other pages link to the same places?`,
        outcome: "review",
      },
    ];
  }
  return [];
}

/** Whether menus and footer are all that is sent, while the page has a main heading, as no cookie banner does. */
function isShell(document: ContentPage["document"], { own, words }: RawMarkup): boolean {
  const hasHeading = document.headings.some(({ level, text }) => level === 1 && text !== "");
  if (own === undefined || own.headings > 0 || !hasHeading) return false;
  const added = document.wordCount - words;
  const isEmpty = own.words <= NEXT_TO_NOTHING && added >= FEWEST_WORDS_OF_AN_APP;
  const isLong = added >= MOST_WORDS_OF_AN_EMPTY_PAGE && own.words < added * FEW;
  return (isEmpty || isLong) && hasManyWords(document.text);
}

/** A counter before the title, or the site's name after it, leaves it what it was. */
function otherTitle({ document }: ContentPage, { title }: RawMarkup): Defect[] {
  const sent = wordsOf(title ?? "");
  const shown = wordsOf(document.title ?? "");
  if (shown.size === 0 || [...sent].some((word) => shown.has(word))) return [];
  return [
    {
      message:
        sent.size === 0
          ? "The server sends the page without a title, and a script writes it. Is that what you want?"
          : "A script changes the whole title of the page. Is that what you want?",
      snippet: `As sent: ${title ?? ""}\nAfter scripts: ${document.title ?? ""}`,
      outcome: "review",
    },
  ];
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}|\p{N}{3,}/gu));
}

/** `#` and the like lead nowhere: scripts make buttons of such links. */
/** Whether it leads to another page: buttons of editors and the like are links to nowhere. */
function leadsOn(href: string | null, address: string): boolean {
  return href !== null && /^https?:/i.test(href) && href.split("#")[0] !== address.split("#")[0];
}

function hasManyWords(text: string): boolean {
  return new Set(text.toLowerCase().match(/\p{L}+/gu)).size >= FEWEST_DIFFERENT_WORDS;
}

/** Google runs such scripts; others don't, and browsers can load images late by themselves. */
function imagesByScript({ imagesByScript: count = 0 }: RawMarkup): Defect[] {
  if (count === 0) return [];
  const images = count === 1 ? "An image names its file" : `${count} images name their file`;
  return [
    {
      message: `${images} only for a script (data-src). Crawlers and visitors without scripts get none. The attribute loading="lazy" needs no script`,
      outcome: "advice",
    },
  ];
}

function otherCanonical({ page }: ContentPage, { canonical }: RawMarkup): Defect[] {
  const shown = canonicalsOf(page).find(({ from, url }) => from === "markup" && url !== null)?.url ?? null;
  if (shown === null || canonical === null || addressKey(shown) === addressKey(canonical)) return [];
  return [
    {
      message: "A script changes the preferred address of the page",
      snippet: `As sent: ${canonical}\nAfter scripts: ${shown}`,
    },
  ];
}

function otherListing({ page }: ContentPage, { robots }: RawMarkup): Defect[] {
  const isHidden = (words: readonly string[]): boolean =>
    words.some((directive) => directive === "noindex" || directive === "none");
  const before = isHidden(robots.flatMap((content) => content.split(/[\s,]+/)));
  const after = isHidden(
    robotsDirectives(page).flatMap(({ directive, from }) => (from === "meta" ? [directive] : [])),
  );
  if (before === after) return [];
  return before
    ? [
        {
          message:
            "The server sends the page with a request not to list it, and a script takes that back. Search engines that read it may never run the script",
          severity: "high",
        },
      ]
    : [
        {
          message: "A script asks search engines not to list the page. Is that what you want?",
          outcome: "review",
        },
      ];
}
