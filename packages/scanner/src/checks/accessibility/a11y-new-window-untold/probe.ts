import type { ElementRef } from "#evidence/document.ts";
import { attribute, folded, innerText, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** A link that opens a window or tab of its own. */
export interface NewWindowLink {
  name: string;
  /** Everything else that may announce it: title, description and what styles add. */
  beside: string;
  element: ElementRef;
}

export interface NewWindowLinks {
  links: NewWindowLink[];
  /** What the page says of its links in general; empty where it says nothing. */
  notice: string;
}

const SAME_WINDOW = new Set(["", "_self", "_top", "_parent"]);
const SPEAKS_OF_WINDOWS =
  /[^.]{0,60}(?:new (?:browser )?(?:window|tab)|neue[mns]? (?:fenster|tab))[^.]{0,60}/i;
const MOST = 50;
const TEXT_LIMIT = 200;

/** Links in sight whose target is another window. */
export function probe({ describe, within }: AskedPage): NewWindowLinks {
  const links = everywhere("a[href][target],area[href][target]")
    .filter((link) => !SAME_WINDOW.has((attribute(link, "target") ?? "").toLowerCase()))
    .filter((link) => isExposed(link) && isSeen(link))
    .filter(within(MOST))
    .map((link) => ({
      name: accessibleName(link).slice(0, TEXT_LIMIT),
      beside: besideOf(link).slice(0, TEXT_LIMIT),
      element: describe(link),
    }));
  const text = links.length === 0 ? "" : innerText(document.body);
  return { links, notice: folded(SPEAKS_OF_WINDOWS.exec(text)?.[0] ?? "", TEXT_LIMIT) };
}

function besideOf(link: Element): string {
  const added = [link, ...queryAll(link, "*").slice(0, 10)].flatMap((part) =>
    ["::before", "::after"].map((place) => getComputedStyle(part, place).content),
  );
  return [attribute(link, "title") ?? "", ...referenced(link, "aria-describedby").map(textOf), ...added]
    .filter((text) => text !== "none" && text !== "normal")
    .join(" ");
}
