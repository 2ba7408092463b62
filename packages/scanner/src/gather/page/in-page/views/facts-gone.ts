import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "../dom.ts";
import { isSeen } from "../semantics.ts";
import { seemsToOpen } from "./links-gone.ts";

/** A text with a price, hours or a number to call that no longer is to be seen. */
export interface GoneFacts {
  /** The outermost part that is gone. */
  part: Element;
  /** The text that holds the facts. */
  text: string;
}

interface Fact {
  element: Element;
  text: string;
  /** As written, spaces left out. */
  facts: string[];
}

/** Prices, times of the day and numbers to call. */
const FACTS =
  /(?:\p{Sc}|EUR|USD|GBP|CHF) ?\d[\d.,]*|\d[\d.,]* ?(?:\p{Sc}|EUR|USD|GBP|CHF|zł|Kč)|(?<!\d)\d{1,2}(?::\d\d)? ?[ap]\.?m(?!\p{L})|(?<!\d)\d{1,2}[:.]\d\d(?: ?Uhr|(?= ?[–-] ?\d))|\+?\(?\d{2,4}\)?[ ./-]\d{3}[ -.]\d{3,5}(?!\d)/giu;
const HOLDERS = "p,li,td,dd,dt,address,div,span,h2,h3,h4,figcaption";
/** What a menu's button may open, and what tells nothing to buyers and visitors. */
const MAY_OPEN =
  "nav,header,[role=navigation],[role=banner],dialog,[role=dialog],details,[role=tabpanel],[role=menu],pre,code";
const STEPS_AROUND = 3;
const LONGEST = 300;
const MOST_HOLDERS = 5000;
const MOST = 300;

let usual: Fact[] = [];

/** Notes the texts with facts that are to be seen in the usual view. */
export function noteUsualFacts(): void {
  usual = queryAll(document, HOLDERS)
    .slice(0, MOST_HOLDERS)
    .flatMap((element) => {
      const text = folded(textContent(element), LONGEST + 1);
      const isHolder =
        text.length <= LONGEST &&
        !queryAll(element, HOLDERS).some((inner) => factsIn(textContent(inner) ?? "").length > 0);
      const facts = isHolder ? factsIn(text) : [];
      const isLooked = facts.length > 0 && closestElement(element, MAY_OPEN) === null;
      return isLooked && isSeen(element) ? [{ element, text, facts }] : [];
    })
    .slice(0, MOST);
}

export function hadFacts(): boolean {
  return usual.length > 0;
}

/** Facts that were to be seen in the usual view, and nowhere on the page now; once for each part that is gone. */
export function factsGone(): GoneFacts[] {
  const gone = usual.filter(({ element }) => !isSeen(element) && element.isConnected);
  if (gone.length === 0) return [];
  const numbers = new Set(
    queryAll(document, "a[href^='tel:']")
      .filter((link) => isSeen(link))
      .map((link) => digits(attribute(link, "href") ?? "").slice(-7)),
  );
  const shown = plain(innerText(document.body));
  const lost = gone.filter(({ facts }) =>
    facts.some((fact) => !shown.includes(fact) && !numbers.has(digits(fact).slice(-7))),
  );
  const parts = Map.groupBy(lost, ({ element }) => partGone(element));
  return [...parts].flatMap(([part, [first]]) =>
    first === undefined || mayBeOpened(part) ? [] : [{ part, text: first.text }],
  );
}

function partGone(element: Element): Element {
  let part = element;
  for (let around = parentElement(part); around !== null && !isSeen(around); around = parentElement(part))
    part = around;
  return part;
}

/** Whether a control stands near, which may bring it back. */
function mayBeOpened(part: Element): boolean {
  let around = parentElement(part);
  for (
    let step = 0;
    step < STEPS_AROUND && around !== null && !matchesSelector(around, "main,body");
    step += 1
  ) {
    if (queryAll(around, "*").some(seemsToOpen)) return true;
    around = parentElement(around);
  }
  const before = part.previousElementSibling;
  return before !== null && [before, ...queryAll(before, "*")].some(seemsToOpen);
}

function factsIn(text: string): string[] {
  return [...text.matchAll(FACTS)].map(([fact]) => plain(fact));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, "").toLowerCase();
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}
