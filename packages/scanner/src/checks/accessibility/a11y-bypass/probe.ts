import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  contains,
  documentElement,
  folded,
  innerText,
  isBefore,
  nodeValue,
  queryAll,
  rootNode,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import {
  blockAround,
  isExposed,
  isInSentenceOf,
  textNodesBeside,
  textOf,
} from "#gather/page/in-page/semantics.ts";

/** Characters of a text that is content, and of words around a link that is part of a sentence. */
const LONG = 60;
const SENTENCE = 12;
/** What headings of menus say, in languages of the EU. */
const MENU_NAME =
  /^(?:(?:main |site |page |top |primary |haupt|seiten)?-?(?:menu|menü|navigation|navi)|links|quick ?links|menu principal|navegación|navegação|navigazione|menú(?: principal)?|(?:hoofd)?navigatie|(?:hoofd)?menu|meny|valikko)$/u;

/** What a page offers to get past its beginning. */
export interface WaysPast {
  /** Characters that can be read, counted up to 2,000. */
  textLength: number;
  /** Links, apart from those in sentences and those that can be folded away, before the first text of some length; all of them where there is none. */
  linksBefore: number;
  hasHeading: boolean;
  hasMainArea: boolean;
  hasJumpLink: boolean;
  hasFrame: boolean;
  hasButton: boolean;
  root: ElementRef;
}

/** Null for a document that is no HTML. */
export function probe({ describe }: ProbedPage): WaysPast | null {
  const root = documentElement(document);
  if (!(root instanceof HTMLElement)) return null;
  const has = (selector: string): boolean => everywhere(selector).some((element) => isExposed(element));
  const content = firstText();
  const before = linksBefore(content);
  return {
    textLength: folded(innerText(root), 2000).length,
    linksBefore: before.length,
    hasHeading: everywhere("h1,h2,h3,h4,h5,h6,[role=heading]").some((heading) =>
      isTellingHeading(heading, before),
    ),
    hasMainArea: has("main,[role=main]"),
    hasJumpLink: everywhere("a[href^='#']").some((link) => jumps(link, before, content)),
    hasFrame: has("frame,iframe"),
    hasButton: has("button,[role=button]"),
    root: describe(root),
  };
}

/** What repeats on every page stands before the content and is made of links. */
function linksBefore(content: Node | null): Element[] {
  const links = everywhere("a[href]").filter(
    (link) => isExposed(link) && !isInSentence(link) && !canBeFolded(link),
  );
  return content === null ? links : links.filter((link) => isBefore(link, content));
}

/** Its button comes first, and folds all of it. https://www.w3.org/WAI/WCAG22/Techniques/client-side-script/SCR28 */
function canBeFolded(link: Element): boolean {
  return closestElement(link, "details") !== null && closestElement(link, "summary") === null;
}

/** Words around the link in its own block. */
function isInSentence(link: Element): boolean {
  const block = blockAround(link);
  if (block === null) return false;
  const words = textNodesBeside(link, block).filter(
    (node) => isInSentenceOf(block, node) && closestElement(node.parentElement ?? block, "a[href]") === null,
  );
  return folded(words.map(nodeValue).join(" "), 2 * LONG).length >= SENTENCE;
}

/** First text node outside of links that is as long as a sentence. */
function firstText(): Node | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isLong = folded(nodeValue(node) ?? "", 2 * LONG).length >= LONG;
    if (
      isLong &&
      parent !== null &&
      closestElement(parent, "a[href],script,style") === null &&
      isExposed(parent)
    )
      return node;
  }
  return null;
}

/**
 * A link to a place further on: one that leads back is met only behind what it should skip, and one to the menu itself
 * skips nothing.
 */
function jumps(link: Element, before: readonly Element[], content: Node | null): boolean {
  const id = decoded((attribute(link, "href") ?? "").slice(1));
  if (id === "" || !isExposed(link)) return false;
  const [place] = queryAll(rootNode(link), `#${CSS.escape(id)},a[name="${CSS.escape(id)}"]`);
  if (place === undefined || !isBefore(link, place)) return false;
  return content === null || contains(place, content) || !before.some((other) => contains(place, other));
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A lone percent sign stands for itself.
    return fragment;
  }
}

function isTellingHeading(heading: Element, before: readonly Element[]): boolean {
  const hasContent = textOf(heading) !== "" || queryAll(heading, "img[alt],svg,[aria-label]").length > 0;
  return hasContent && isExposed(heading) && !isOfMenu(heading, before);
}

/** A heading of what repeats is met before it. Behind its links, a menu may be what a kitchen offers. */
function isOfMenu(heading: Element, before: readonly Element[]): boolean {
  if (closestElement(heading, "nav,[role=navigation]") !== null) return true;
  return (
    MENU_NAME.test(folded(textOf(heading), LONG).toLowerCase()) &&
    !before.some((link) => isBefore(link, heading))
  );
}
