import { attribute, closestElement, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const MENUS =
  "nav,[role=navigation],[role=menubar],[role=banner],header:not(article header,section header,main header),[class*=navbar i],[class*=nav-bar i],[class*=main-nav i],[class*=main-menu i],[class*=mainmenu i]";
/** A list in a menu is one of items, however few; other links may stand together for any reason. */
const FEWEST = { listed: 2, loose: 3 };
const MOST_ITEMS = 30;
const LONGEST_ITEM = 30;
const TEXT_LIMIT = 100;

/** Heading of the part of this page that a link leads to; empty where it leads elsewhere. */
export function headingAtTarget(link: Element): string {
  const [, id = ""] = /^#(.+)$/.exec(attribute(link, "href") ?? "") ?? [];
  const [target] = id === "" ? [] : queryAll(document, `[id="${CSS.escape(id)}"]`);
  if (target === undefined || target.contains(link)) return "";
  const [heading] = target.matches(HEADINGS) ? [target] : queryAll(target, HEADINGS);
  return heading === undefined ? "" : textOf(heading).slice(0, TEXT_LIMIT);
}

/** Whether a link is one of several of a menu of the site, each of which is called otherwise. */
export function isItemOfMenu(link: Element): boolean {
  const menu = closestElement(link, MENUS);
  if (menu === null) return false;
  const list = closestElement(link, "ul,ol,menu");
  const isListed = list !== null && menu.contains(list);
  const items = isListed ? list : menu;
  const all = queryAll(items, "a[href]");
  if (all.length > MOST_ITEMS) return false;
  const links = all.filter((other) => isExposed(other) && isSeen(other));
  const texts = links.map((other) => textOf(other).toLowerCase()).filter((text) => text !== "");
  const own = textOf(link).toLowerCase();
  if (texts.some((text) => text.length > LONGEST_ITEM)) return false;
  const fewest = isListed ? FEWEST.listed : FEWEST.loose;
  const isUnlike = new Set(texts).size >= fewest && texts.filter((text) => text === own).length === 1;
  return isUnlike && !saysMore(items, texts);
}

/** Whether a menu holds more words than its links. */
function saysMore(menu: Element, texts: readonly string[]): boolean {
  const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, "").length;
  return (
    letters(folded(textContent(menu), MOST_ITEMS * LONGEST_ITEM)) > letters(texts.join("")) + LONGEST_ITEM
  );
}
