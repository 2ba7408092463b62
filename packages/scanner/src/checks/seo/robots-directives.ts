import type { PageEvidence } from "#evidence/page.ts";

import { slipsBetween } from "./schema-org-names.ts";

/**
 * Directives that search engines know, some of them with a value behind a colon.
 * Source: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag and Bing's and Yandex's own
 */
const KNOWN: ReadonlySet<string> = new Set([
  "all",
  "none",
  "index",
  "noindex",
  "follow",
  "nofollow",
  "noarchive",
  "archive",
  "nocache",
  "nosnippet",
  "snippet",
  "noimageindex",
  "imageindex",
  "notranslate",
  "nositelinkssearchbox",
  "indexifembedded",
  "max-snippet",
  "max-image-preview",
  "max-video-preview",
  "unavailable_after",
  "noodp",
  "noydir",
  "noyaca",
  "nopreview",
  "noai",
  "noimageai",
  "odp",
  "ydir",
]);
const FEWEST_LETTERS = 5;

/** One place in which a page gives directives to search engines. */
interface Given {
  /** As it stands there, e.g. `<meta name="robots" content="noindex">`. */
  snippet: string;
  directives: string[];
}

/** A directive, or several in one place, that does not do what it says. */
export interface WrongDirective {
  message: string;
  snippet: string;
  component: string;
  isQuestion?: true;
}

/** Directives for all crawlers or one that no search engine reads as they are meant. */
export function wrongDirectives(page: PageEvidence, now: Date): WrongDirective[] {
  const given = givenBy(page);
  return [
    ...given.flatMap(misspelled),
    ...contradictions(given),
    ...given.flatMap((one) => [...pastDate(one, now), ...withoutSnippet(one)]),
  ];
}

/** Whether a page gives any directive. */
export function givesDirectives(page: PageEvidence): boolean {
  return givenBy(page).length > 0;
}

function givenBy({ document, responseHeaders }: PageEvidence): Given[] {
  const metas = document.gathered ? document.value.metas : [];
  const ofMetas = metas
    .filter(({ name }) => /^(?:robots|googlebot|bingbot|slurp|yandex)$/i.test(name.trim()))
    .map(({ name, content }) => ({
      snippet: `<meta name="${name}" content="${content}">`,
      directives: partsOf(content),
    }));
  const ofHeaders = responseHeaders
    .filter(([name]) => name === "x-robots-tag")
    .map(([, value]) => ({
      snippet: `x-robots-tag: ${value}`,
      // A crawler's name stands in front of what is for it alone.
      directives: partsOf(value.replace(/^\s*(?!max-|unavailable_after)[\w-]+\s*:(?!\s*\/)/i, "")),
    }));
  return [...ofMetas, ...ofHeaders].filter(({ directives }) => directives.length > 0);
}

function partsOf(content: string): string[] {
  return content
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function nameOf(directive: string): string {
  return directive.split(":")[0]?.trim() ?? directive;
}

function misspelled({ snippet, directives }: Given): WrongDirective[] {
  return directives.flatMap((directive) => {
    const name = nameOf(directive);
    // Blanks alone between known ones are read by most.
    const words = name.split(/\s+/);
    if (KNOWN.has(name) || words.every((word) => KNOWN.has(word))) return [];
    const meant = meantBy(name);
    if (meant === null) return [];
    const message = `Search engines don't know the directive “${name}” and do nothing. Is ${meant} meant?`;
    return [{ message, snippet, component: `robots-directive:${name}` }];
  });
}

function meantBy(name: string): string | null {
  const bare = plain(name);
  if (bare.length < FEWEST_LETTERS) return null;
  const names = [...KNOWN];
  return (
    names.find((known) => plain(known) === bare) ??
    names.find((known) => known.length >= FEWEST_LETTERS && slipsBetween(plain(known), bare, 1) <= 1) ??
    null
  );
}

function plain(name: string): string {
  return name.replaceAll(/[\s_-]/g, "");
}

const CONTRARY: readonly (readonly [string, string])[] = [
  ["index", "noindex"],
  ["all", "noindex"],
  ["follow", "nofollow"],
];

/** Search engines obey the stricter one, whichever was meant. */
function contradictions(given: readonly Given[]): WrongDirective[] {
  const everywhere = given.filter(({ snippet }) => !/googlebot|bingbot|slurp|yandex/i.test(snippet));
  const said = new Set(everywhere.flatMap(({ directives }) => directives));
  return CONTRARY.filter(([open, strict]) => said.has(open) && said.has(strict)).map(([open, strict]) => ({
    message: `The page says both “${open}” and “${strict}”. Search engines obey “${strict}”.`,
    snippet: everywhere
      .filter(({ directives }) => directives.includes(open) || directives.includes(strict))
      .map(({ snippet }) => snippet)
      .join("\n"),
    component: `robots-directive:${open}/${strict}`,
  }));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function pastDate({ snippet, directives }: Given, now: Date): WrongDirective[] {
  // A date may hold commas of its own.
  const whole = directives.join(",");
  const date = /unavailable_after\s*:\s*([^"]+)/.exec(whole)?.[1] ?? "";
  const day = Date.parse(/\d{4}-\d\d-\d\d/.exec(date)?.[0] ?? date);
  if (Number.isNaN(day) || day > now.getTime() - DAY_MS) return [];
  const message = `The page asks not to be listed after ${new Date(day).toISOString().slice(0, 10)}, which is past. Is that what you want?`;
  return [{ message, snippet, component: "robots-directive:unavailable_after", isQuestion: true }];
}

function withoutSnippet({ snippet, directives }: Given): WrongDirective[] {
  const isListed = !directives.some((one) => ["noindex", "none"].includes(one));
  const limit = directives.find((one) => one === "nosnippet" || /^max-snippet\s*:\s*0$/.test(one));
  if (!isListed || limit === undefined) return [];
  const message = `The page asks search engines to show none of its text (${limit}), so its result has a title alone. Is that what you want?`;
  return [{ message, snippet, component: "robots-directive:nosnippet", isQuestion: true }];
}
