import { attribute, matchesSelector, parentElement } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

const MOST = 200;
const LISTS = "ul,ol,menu";

/** Selectors of items that stand in no list, or in one that is told as something else: they may have any role. */
export function probe({ selectorOf, within }: AskedPage): string[] {
  return everywhere("li[role]")
    .filter((item) => !standsInList(item))
    .filter(within(MOST))
    .map(selectorOf);
}

function standsInList(item: Element): boolean {
  const around = parentElement(item);
  if (around === null || !matchesSelector(around, LISTS)) return false;
  const role = (attribute(around, "role") ?? "").trim().toLowerCase();
  return role === "" || role === "list";
}
