import { visibleTextOf } from "../accessible-text.ts";
import { attribute, classNames, closestElement, matchesSelector } from "../dom.ts";
import { everywhere } from "../page-parts.ts";
import { isSeen } from "../semantics.ts";

/** Links of one list or navigation that no longer are to be seen, nor others that lead to the same places. */
export interface GoneLinks {
  list: Element;
  links: HTMLAnchorElement[];
}

const LINKS = "a[href]";
const NAVIGATIONS = "nav,[role=navigation]";
const LISTS = "ul,ol,menu,header,footer,aside";
const FEWEST = 2;
const MOST_LINKS = 600;
/** What may bring back what is gone. */
const OPENERS =
  "button,summary,select,label,[role=button],[aria-expanded],[aria-haspopup],[onclick],a:not([href]),a[href^='#'],a[href^='javascript:']";
const PLAIN = "div,span,p,i,svg,img,li,header";
const CALLED_OPENER = /menu|nav|burger|hamburger|toggle|drawer|open/i;
const NAMED_OPENER =
  /(?<!\p{L})(?:menu|menü|menú|navigation|navigatie|navegación|more|mehr|plus|más|mais|altro|meer|sections?)(?!\p{L})|[☰≡⋮…]/iu;

const MOST_ELEMENTS = 6000;

let usualLinks: HTMLAnchorElement[] = [];
let usualOpeners = new Set<Element>();

/** Notes which links, and which controls beside them, are to be seen in the usual view. */
export function noteUsualLinks(): void {
  usualLinks = linksSeen().slice(0, MOST_LINKS);
  usualOpeners = new Set(openersSeen());
}

/** Whether any list of links was to be seen in the usual view. */
export function hadLinks(): boolean {
  return lists(usualLinks).length > 0;
}

/** Lists of links that were to be seen in the usual view and are not now, where nothing may open them. */
export function linksGone(): GoneLinks[] {
  const now = new Set(linksSeen().map(({ href }) => href));
  const gone = lists(usualLinks).filter(({ links }) =>
    links.every((link) => !isSeen(link) && !now.has(link.href)),
  );
  return gone.length === 0 || mayOpen() ? [] : gone;
}

function lists(links: readonly HTMLAnchorElement[]): GoneLinks[] {
  const byList = Map.groupBy(
    links,
    (link) => closestElement(link, NAVIGATIONS) ?? closestElement(link, LISTS),
  );
  return [...byList].flatMap(([list, all]) =>
    list === null || all.length < FEWEST ? [] : [{ list, links: all }],
  );
}

function linksSeen(): HTMLAnchorElement[] {
  return everywhere(LINKS).filter(
    (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && isSeen(link),
  );
}

/** Whether a control is to be seen that was not there before, or that says that it opens a menu. */
function mayOpen(): boolean {
  return openersSeen().some(
    (one) => !usualOpeners.has(one) || (matchesSelector(one, OPENERS) && saysOpen(one)),
  );
}

/** Whether an element looks as if it opened something. */
export function seemsToOpen(element: Element): boolean {
  return isSeen(element) && (matchesSelector(element, OPENERS) || isCalledOpener(element));
}

/** Controls, and whatever else the pointer is a hand over or is called so: only scripts know what opens a menu. */
function openersSeen(): Element[] {
  const plain = everywhere(PLAIN)
    .slice(0, MOST_ELEMENTS)
    .filter((one) => getComputedStyle(one).cursor === "pointer" || isCalledOpener(one));
  return [...everywhere(OPENERS), ...plain].filter((one) => isSeen(one));
}

function isCalledOpener(element: Element): boolean {
  return [...classNames(element), attribute(element, "id") ?? ""].some((name) => CALLED_OPENER.test(name));
}

function saysOpen(control: Element): boolean {
  if (matchesSelector(control, "[aria-expanded=false],[aria-haspopup]")) return true;
  return isCalledOpener(control) || NAMED_OPENER.test(visibleTextOf(control));
}
