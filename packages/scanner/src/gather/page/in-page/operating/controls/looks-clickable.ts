import { saysOnlyClose } from "#checks/accessibility/wording/close-words.ts";
import {
  attributesOf,
  classNames,
  folded,
  matchesSelector,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";

/** Parts of class names that speak of something to press. */
const CLASSES = new Set(
  "btn button toggle toggler trigger clickable click opener closer close expander switch tab dropdown accordion collapse chip thumb thumbnail prev previous next arrow add remove delete edit more cta".split(
    " ",
  ),
);
const DATA =
  /^(?:data-(?:bs-)?(?:action|toggle|target|href|url|link|click|on-?click|dismiss|open|close|modal|tab|slide|fancybox|lightbox|command|behaviou?r)|(?:data-)?(?:ng-click|hx-(?:get|post|delete|put|trigger))|@click.*|v-on:click.*|x-on:click.*|wire:click|\(click\))$/i;
const WORDS =
  /^(?:(?:show|read|view|load|see|learn) (?:more|all|less|details)|open|menu|more|next|previous|back|add(?: to (?:cart|bag|basket|list))?|delete|remove|edit|search|send|submit|save|cancel|log ?in|log ?out|sign ?in|[×✕✖☰+−]|mehr(?: anzeigen)?|weiter|zurück|plus|suivant|siguiente)$/i;
const LONGEST = 60;
const FEWEST_LETTERS = 8;
const TITLES = "h2,h3,h4,h5,h6,dt,strong,b,span,div,p,th";
const NO_CONTENT =
  "script,style,template,noscript,dialog,[popover],[role=dialog],[role=tooltip],[role=status],[role=alert]";
/** Days of a calendar that scripts drew. */
const DAYS = "td[data-date],[role=gridcell][data-date]";
/** What a page is divided into, which speaks of its content. */
const PARTS =
  "section,article,ul,ol,table,tbody,nav,header,footer,aside,p,h1,h2,h3,h4,h5,h6,pre,code,blockquote";

/** Whether class, data or words of an element speak of something to press, though its look may not. */
export function looksClickable(element: Element): boolean {
  if ([...attributesOf(element)].some(({ name }) => DATA.test(name))) return true;
  if (headsHidden(element) || isLinkToNowhere(element) || matchesSelector(element, DAYS)) return true;
  if (matchesSelector(element, PARTS)) return false;
  const text = folded(textContent(element), LONGEST + 1);
  if (text.length > LONGEST || queryAll(element, PARTS).length > 0) return false;
  const isLeaf = element.childElementCount === 0;
  return classNames(element).some(speaksOfPressing) || (isLeaf && (WORDS.test(text) || saysOnlyClose(text)));
}

/** A short title right above content that is not shown: a click on it may show that. */
function headsHidden(element: Element): boolean {
  if (!matchesSelector(element, TITLES) || !isShort(element)) return false;
  const hidden = element.nextElementSibling;
  if (hidden === null || matchesSelector(hidden, NO_CONTENT)) return false;
  const isHidden = getComputedStyle(hidden).display === "none" || rectOf(hidden).height < 1;
  return isHidden && folded(textContent(hidden), LONGEST).length >= FEWEST_LETTERS;
}

/** A link that leads nowhere, and that nothing points at either. */
function isLinkToNowhere(element: Element): boolean {
  return matchesSelector(element, "a:not([href],[id],[name],[role])") && isShort(element);
}

function isShort(element: Element): boolean {
  const text = folded(textContent(element), LONGEST + 1);
  return text.length > 1 && text.length <= LONGEST;
}

function speaksOfPressing(name: string): boolean {
  const parts = name
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-_]+/);
  return parts.some((part) => CLASSES.has(part));
}
