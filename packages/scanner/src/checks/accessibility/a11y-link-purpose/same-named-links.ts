import type { ElementRef } from "#evidence/document.ts";
import { closestElement, folded, outerMarkup, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  referenced,
  textOf,
} from "#gather/page/in-page/semantics.ts";

import { goalOf } from "./goals.ts";
import { wordsOfOpenedPage } from "./opened-page.ts";

/** Links of one sentence, paragraph or cell that share a name. */
export interface SameNamedLinks {
  links: {
    name: string;
    /** Which of the addresses it leads to, counted from 0 in the order of the links; absent in older facts. */
    address?: number;
    element: ElementRef;
  }[];
  /** Addresses they lead to, each once. */
  addresses: number;
  /** Whether two of these are places of one page. */
  hasPlacesOfOnePage: boolean;
  /** Whether those who see may tell them apart, by other words in them or by pictures in or beside them. */
  looksApart: boolean;
  /** What the pages behind the further addresses share with the first; null where one could not be read. */
  pages: PageLikeness[] | null;
}

/** What two pages have in common. */
interface PageLikeness {
  /** Whether both addresses lead on to one. */
  isSameAddress: boolean;
  sharedWords: number;
  allWords: number;
  /** Whether scripts may show something else than what was compared. */
  isScripted: boolean;
}

const MOST_GROUPS = 50;
const MOST_LINKS = 1000;
const MOST_FETCHES = 8;
const LIMIT_MS = 2500;
/** Blocks with parts of their own, such as cards with headings, give each link another context. */
const PARTS = "h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,div,section,article,[role=heading]";
/** Addresses that act when they are opened are left alone. */
const ACTS =
  /log-?out|sign-?out|log-?off|delete|remove|unsubscribe|abmelden|cart|basket|[?&](?:add|action|do)=/i;

/** Reads the pages behind so many groups as far as they are this site's, as a visitor's click would. */
export async function sameNamedLinks(
  describe: (link: Element) => ElementRef,
  mostRead: number,
): Promise<SameNamedLinks[]> {
  const pages = new Map<string, Promise<LinkedPage | null>>();
  const found: SameNamedLinks[] = [];
  let read = 0;
  for (const links of linksOfSameNameAndContext().slice(0, MOST_GROUPS)) {
    const goals = [...Map.groupBy(links, goalOf).values()];
    const addresses = goals.flatMap(([first]) => (first === undefined ? [] : [addressOf(first)]));
    const hasPlacesOfOnePage =
      new Set(addresses.map((address) => address.replace(/#.*$/, ""))).size < addresses.length;
    read += addresses.length > 1 ? 1 : 0;
    const isRead = addresses.length > 1 && read <= mostRead && !hasPlacesOfOnePage;
    found.push({
      links: links.map((link) => ({
        name: accessibleName(link).slice(0, 100),
        address: goals.findIndex((alike) => alike.includes(link)),
        element: describe(link),
      })),
      addresses: addresses.length,
      hasPlacesOfOnePage,
      looksApart: new Set(links.map(seenIn)).size > 1 || links.some(hasPictureBeside),
      pages: isRead ? await likenessOf(addresses, pages) : null,
    });
  }
  return found;
}

/** Links that lead where an earlier one of their name leads, where yet others of that name lead elsewhere. */
export function linksToldAlready(): Element[] {
  const links = queryAll(document, "a[href]").filter(isAnchor).filter(isExposed).slice(0, MOST_LINKS);
  return [...Map.groupBy(links, keyOf)].flatMap(([key, alike]) => {
    const byAddress = Map.groupBy(alike, goalOf);
    return key === "" || byAddress.size < 2 ? [] : [...byAddress.values()].flatMap((same) => same.slice(1));
  });
}

async function likenessOf(
  addresses: readonly string[],
  pages: Map<string, Promise<LinkedPage | null>>,
): Promise<PageLikeness[] | null> {
  const read = await Promise.all(addresses.map((address) => readOnce(pages, address)));
  const [first, ...others] = read.filter((page) => page !== null);
  if (first === undefined || others.length < addresses.length - 1) return null;
  return Promise.all(others.map((other) => likeness(first, other)));
}

/** Where scripts have a hand in what is shown, both are opened as a visitor would see them. */
async function likeness(first: LinkedPage, other: LinkedPage): Promise<PageLikeness> {
  const isSameAddress = first.address === other.address;
  const isScripted = first.isScripted || other.isScripted;
  const opened = isScripted && !isSameAddress ? await Promise.all([first, other].map(openOnce)) : [];
  const [one, two] = opened.every((words) => words !== null) ? opened : [];
  const [ofFirst, ofOther] = one && two ? [one, two] : [first.words, other.words];
  return {
    isSameAddress,
    sharedWords: ofFirst.intersection(ofOther).size,
    allWords: ofFirst.union(ofOther).size,
    isScripted: isScripted && ofFirst === first.words,
  };
}

/** The words and pictures that are seen in a link. */
function seenIn(link: Element): string {
  const pictures = queryAll(link, PICTURES).map((picture) => outerMarkup(picture).slice(0, 300));
  return [folded(textContent(link), 100), ...pictures].join(" | ");
}

const PICTURES = "img,svg,picture,video,canvas,[role=img]";

/** A picture in a link is part of its name. */
function hasPictureBeside(link: Element): boolean {
  const block = blockAround(link);
  return (
    block !== null && queryAll(block, PICTURES).some((picture) => closestElement(picture, "a[href]") === null)
  );
}

function openOnce(page: LinkedPage): Promise<Set<string> | null> {
  page.opened ??= wordsOfOpenedPage(page.address);
  return page.opened;
}

function linksOfSameNameAndContext(): HTMLAnchorElement[][] {
  const links = queryAll(document, "a[href]").filter(isAnchor).filter(isExposed);
  const named = links.filter((link) => keyOf(link) !== "");
  const byContext = Map.groupBy(named, (link) => blockAround(link));
  return [...byContext].flatMap(([block, inBlock]) => {
    if (block === null || textOf(block).length > 600 || queryAll(block, PARTS).length > 0) return [];
    return [...Map.groupBy(inBlock, keyOf).values()].filter((alike) => alike.length > 1);
  });
}

/** The name without case and outer punctuation, and what describes the link besides. */
function keyOf(link: Element): string {
  const name = accessibleName(link)
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return name === "" ? "" : [name, ...referenced(link, "aria-describedby").map(textOf)].join(" | ");
}

function isAnchor(element: Element): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement;
}

function addressOf(link: HTMLAnchorElement): string {
  return link.href.replace(/#$/, "").replace(/\/$/, "");
}

interface LinkedPage {
  address: string;
  words: Set<string>;
  /** Its scripts may show something else than its markup says. */
  isScripted: boolean;
  /** Words of its content as it was opened, once it was asked for. */
  opened: Promise<Set<string> | null> | null;
}

function readOnce(
  pages: Map<string, Promise<LinkedPage | null>>,
  address: string,
): Promise<LinkedPage | null> {
  const known = pages.get(address);
  if (known !== undefined) return known;
  const reading = pages.size < MOST_FETCHES ? readPage(address) : Promise.resolve(null);
  pages.set(address, reading);
  return reading;
}

/** A page that leads on at once is followed one step. */
async function readPage(address: string, isFollowed = false): Promise<LinkedPage | null> {
  const url = URL.parse(address);
  if (url === null || url.origin !== location.origin || ACTS.test(url.href)) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    const isPage = response.ok && (response.headers.get("content-type") ?? "").includes("html");
    if (!isPage) {
      await response.body?.cancel();
      return null;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = followUp(page, response.url);
    if (next !== null && !isFollowed) return await readPage(next, true);
    const isScripted = page.querySelector("script") !== null;
    for (const code of page.querySelectorAll("script,style,noscript,template")) code.remove();
    const words = (page.body.textContent ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return { address: response.url, words: new Set(words), isScripted, opened: null };
  } catch {
    // Not to be had in time: nothing is said of these links.
    return null;
  }
}

/** Address a page leads on to at once. One that waits before it does is a page of its own. */
function followUp(page: Document, base: string): string | null {
  const refresh = page.querySelector("meta[http-equiv=refresh i]")?.getAttribute("content") ?? "";
  const target = /^\s*0*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(refresh)?.[1];
  return target === undefined ? null : (URL.parse(target.trim(), base)?.href ?? null);
}
