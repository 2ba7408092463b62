import type { ContentPage } from "./content-pages.ts";
import { groupsOfEqual } from "./groups-of-equal.ts";

/**
 * Pages whose addresses differ only after the question mark and that say the same in whatever order, such as a list
 * sorted in two ways: one page under several addresses. The address without a query comes first.
 */
export function variantGroups(pages: readonly ContentPage[]): ContentPage[][] {
  return groupsOfEqual(pages, pathOf)
    .flatMap(({ items }) => groupsOfEqual(items, contentKey))
    .map(({ items }) => items.toSorted((a, b) => queryLength(a) - queryLength(b)));
}

/** The pages with each page under several addresses once. */
export function withoutVariants(pages: readonly ContentPage[]): ContentPage[] {
  const further = new Set(variantGroups(pages).flatMap((group) => group.slice(1)));
  return pages.filter((page) => !further.has(page));
}

function pathOf({ page }: ContentPage): string {
  const { origin, pathname } = new URL(page.finalUrl);
  return `${origin}${pathname}`;
}

/** Null where the page shows no words, which proves nothing. */
function contentKey({ document }: ContentPage): string | null {
  const words = new Set(document.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  if (words.size === 0) return null;
  return JSON.stringify([(document.title ?? "").replace(/\s+/g, " ").trim(), ...[...words].sort()]);
}

function queryLength({ page }: ContentPage): number {
  return new URL(page.finalUrl).search.length;
}
