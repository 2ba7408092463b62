import type { Issue } from "@plumbline/contract/issues";

import { countOf } from "#format/numbers.ts";

type Placed = Pick<Issue, "title" | "page" | "pages" | "place">;

/** What tells an issue from others of its cause: its element's name, else the heading above it, else where it is. */
export function ownWords({ page, place }: Pick<Placed, "page" | "place">): string {
  if (place?.name) return `“${place.name}”`;
  if (place?.heading) return `Under “${place.heading}”`;
  return place?.selector ?? page;
}

/** Where an issue is: its page, the heading above its element where that is not its name yet, and how many more pages. */
export function whereWords({ page, pages, place }: Omit<Placed, "title">): string {
  const heading = place?.name && place.heading ? `, under “${place.heading}”` : "";
  const others = pages > 1 ? `, and ${countOf(pages - 1, "other page")}` : "";
  return `${page}${heading}${others}`;
}
