import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { pixelEventsOf } from "#checks/privacy/reading/own-scripts.ts";
import { requestsFor } from "#checks/privacy/reading/third-parties.ts";
import { subjectOf, toldTopic } from "#checks/privacy/reading/topics.ts";

/** What an ad network was told of a visitor. */
export interface ToldTopic {
  /** Of the topic, as in `data/sensitive-topics.ts`. */
  name: string;
  words: string;
}

const MOST_WORDS = 80;

/** What each ad network that a page contacts is told of a sensitive topic, in requests or by scripts, by vendor. */
export function toldPixels({ page, document }: ReadPage): Map<string, ToldTopic> {
  const pixels = requestsFor(["advertising"], page.requests, page.finalUrl);
  if (pixels.length === 0) return new Map();
  // Pixels send the page's title as well: that is what the page is about, and not what a visitor did.
  const subject = subjectOf(document);
  const isOther = (words: string): boolean => !subject.includes(words.trim());
  return new Map([
    ...pixels.flatMap(({ vendor, request }) => toldBy(vendor, valuesIn(request.url).filter(isOther))),
    ...pixelEventsOf(page).flatMap(({ vendor, told }) =>
      toldBy(vendor, told.map(({ words }) => words).filter(isOther)),
    ),
  ]);
}

function valuesIn(url: string): string[] {
  return [...(URL.parse(url)?.searchParams.values() ?? [])].filter((value) => !URL.canParse(value));
}

function toldBy(vendor: string, texts: readonly string[]): [string, ToldTopic][] {
  const told = toldTopic(texts);
  return told === null ? [] : [[vendor, { ...told, words: told.words.slice(0, MOST_WORDS) }]];
}
