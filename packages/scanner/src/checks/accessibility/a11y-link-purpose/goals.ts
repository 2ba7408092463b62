import { attribute, closestElement, nodeValue, queryAll } from "#gather/page/in-page/dom.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  isInSentenceOf,
  textNodesBeside,
} from "#gather/page/in-page/semantics.ts";

const MOST_LINKS = 1000;
const FEWEST_LETTERS = 8;

/** Where a link leads, whichever of its usual spellings is used: with or without `www.`, encryption or a slash at the end. */
export function goalOf(link: HTMLAnchorElement): string {
  const url = URL.parse(link.href);
  if (url === null || !/^https?:$/.test(url.protocol)) return link.href;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}${url.search}${url.hash}`;
}

/** Whether a link leads to no other page: it jumps within this one, or a script decides what it does. */
function staysHere(link: HTMLAnchorElement): boolean {
  const written = (attribute(link, "href") ?? "").trim();
  return written === "" || /^javascript:/i.test(written) || isPlaceOfPage(link);
}

/** Behind a slash, the part after `#` is a page of its own to scripts that show one. */
function isPlaceOfPage({ href, hash }: HTMLAnchorElement): boolean {
  const isHere = href.includes("#") && href.replace(/#.*$/, "") === location.href.replace(/#.*$/, "");
  return isHere && !/^#!?\//.test(hash);
}

/** Links that share name and context with others and don't lead to different pages. */
export function linksOfOneGoal(): Element[] {
  return linksAlike().flatMap((alike) => {
    const leaving = alike.filter((link) => !staysHere(link));
    const isOnePage = new Set(leaving.map(goalOf)).size <= 1;
    return isOnePage ? alike : alike.filter(staysHere);
  });
}

/** Links that share a name with others, each of which stands in a sentence of its own that no other one has. */
export function linksToldBySentence(): Element[] {
  return linksAlike().flatMap((alike) => {
    const blocks = Map.groupBy(alike, blockAround);
    const sentences = alike.map((link) => sentenceAround(link));
    const isToldApart = alike.every(
      (link, at) =>
        blocks.get(blockAround(link))?.length === 1 &&
        sentences[at] !== "" &&
        sentences.indexOf(sentences[at] ?? "") === sentences.lastIndexOf(sentences[at] ?? ""),
    );
    return isToldApart ? alike : [];
  });
}

/** Words beside a link in its block; empty where they are too few to tell anything. */
function sentenceAround(link: Element): string {
  const block = blockAround(link);
  if (block === null) return "";
  const words = textNodesBeside(link, block)
    .filter((node) => isInSentenceOf(block, node))
    .map((node) => nodeValue(node) ?? "")
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const text = (words ?? []).join(" ");
  return text.length < FEWEST_LETTERS ? "" : text;
}

/** Links that share a name and what engines take for their context. */
function linksAlike(): HTMLAnchorElement[][] {
  const links = queryAll(document, "a[href]")
    .filter((link) => link instanceof HTMLAnchorElement)
    .filter(isExposed)
    .slice(0, MOST_LINKS);
  const byContext = Map.groupBy(links, contextOf);
  const several = [...byContext.values()].filter((near) => near.length > 1);
  return several
    .flatMap((near) => [...Map.groupBy(near, nameOf).values()])
    .filter((alike) => alike.length > 1);
}

function nameOf(link: Element): string {
  return accessibleName(link).toLowerCase();
}

const NEAR = ["li,[role=listitem]", "p", "td,th,[role=cell],[role=gridcell]"];
const numbers = new WeakMap<Element, number>();
let count = 0;

/** What engines take for the context of a link: its list item, paragraph and cell. */
function contextOf(link: Element): string {
  return NEAR.map((selector) => {
    const around = closestElement(link, selector);
    if (around === null) return "";
    const number = numbers.get(around) ?? (count += 1);
    numbers.set(around, number);
    return String(number);
  }).join(" ");
}
