import type { Issue } from "@plumbline/contract/issues";
import { ownWords } from "@plumbline/contract/own-words";

import { countOf } from "#format/numbers.ts";

type Placed = Pick<Issue, "page" | "pages" | "place" | "isSiteWide">;

/**
 * Where an issue is: its page, the heading above its element where that is not its name yet, and how many more pages.
 * Empty where its own words are its page already.
 */
export function whereWords(placed: Placed): string {
  const { page, pages, place } = placed;
  if (ownWords(placed) === page) return pages > 1 ? `Also on ${countOf(pages - 1, "other page")}` : "";
  const heading = place?.name && place.heading ? `, under “${place.heading}”` : "";
  const others = pages > 1 ? `, and ${countOf(pages - 1, "other page")}` : "";
  return `${page}${heading}${others}`;
}
