import { queryAll } from "../dom.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { accessibleName, blockAround, isExposed, plain, textOf } from "./semantics.ts";

const MOST_GROUPS = 3;
const MOST_FETCHES = 8;
const LIMIT_MS = 2500;
/** Blocks with parts of their own, such as cards with headings, give each link another context. */
const PARTS = "h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,div,section,article,[role=heading]";
/** Addresses that act when they are opened are left alone. */
const ACTS =
  /log-?out|sign-?out|log-?off|delete|remove|unsubscribe|abmelden|cart|basket|[?&](?:add|action|do)=/i;

interface Pages {
  failed: RuleHit[];
  cleared: Cleared[];
}

/**
 * Links of one sentence, paragraph or cell with the same name: whether the pages they lead to are the same. Only
 * pages of this site are looked at, as a visitor's click would.
 */
export async function sameLinkNames(): Promise<Pages> {
  const [equal, different] = linksOfSameNameAndContext();
  const settled: Pages = { failed: [], cleared: equal.flat().map(toCleared) };
  const pages = new Map<string, Promise<LinkedPage | null>>();
  for (const links of different.slice(0, MOST_GROUPS)) {
    const addresses = [...new Set(links.map(addressOf))];
    // Two places of one page are two targets, which its text as a whole does not tell.
    if (new Set(addresses.map((address) => address.replace(/#.*$/, ""))).size < addresses.length) continue;
    const read = await Promise.all(addresses.map((address) => readOnce(pages, address)));
    const [first, ...others] = read;
    if (first === undefined || first === null || others.some((page) => page === null)) continue;
    const verdicts = others.map((page) => (page === null ? null : isAlike(first, page)));
    if (verdicts.every((same) => same === true)) settled.cleared.push(...links.map(toCleared));
    if (verdicts.includes(false)) settled.failed.push(...links.slice(1).map(toHit));
  }
  return settled;
}

function toHit(element: Element): RuleHit {
  return {
    rule: "same-name-other-page",
    verdict: "failed",
    wcag: ["2.4.4"],
    actRules: ["fd3a94"],
    severity: "medium",
    message: `Links next to each other are both named “${accessibleName(element).slice(0, 60)}” but go to different pages`,
    element,
  };
}

function toCleared(element: Element): Cleared {
  return { criterion: "2.4.4", element };
}

/** Groups of links with one address, and groups with several. */
function linksOfSameNameAndContext(): [HTMLAnchorElement[][], HTMLAnchorElement[][]] {
  const links = queryAll(document, "a[href]").filter(isAnchor).filter(isExposed);
  const named = links.filter((link) => plain(accessibleName(link)) !== "");
  const byContext = Map.groupBy(named, (link) => blockAround(link));
  const groups = [...byContext].flatMap(([block, inBlock]) => {
    if (block === null || textOf(block).length > 600 || queryAll(block, PARTS).length > 0) return [];
    const byName = Map.groupBy(inBlock, (link) => plain(accessibleName(link)));
    return [...byName.values()].filter((alike) => alike.length > 1);
  });
  const isEqual = (links: HTMLAnchorElement[]): boolean => new Set(links.map(addressOf)).size === 1;
  return [groups.filter(isEqual), groups.filter((links) => !isEqual(links))];
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
    return { address: response.url, words: new Set(words), isScripted };
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

/** Two versions of one page differ in a few words. Null where scripts decide what is shown. */
function isAlike(one: LinkedPage, other: LinkedPage): boolean | null {
  if (one.address === other.address) return true;
  const shared = one.words.intersection(other.words).size;
  const all = one.words.union(other.words).size;
  if (shared < all / 2) return false;
  return shared >= all * 0.9 && !one.isScripted && !other.isScripted ? true : null;
}
