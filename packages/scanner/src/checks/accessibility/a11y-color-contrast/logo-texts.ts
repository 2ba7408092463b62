import { attribute, closestElement, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

const DRAWN_WORDS = "svg text,svg tspan";
/** Inside one of these a header or footer is not the page's. */
const SECTIONS = "main,article,section,aside,dialog,[role=main],[role=dialog]";
const SAYS_LOGO = /\b(?:logo(?:s|type|tipo)?|wordmark|logótipo|logotyp)\b|логотип|標誌|标志|ロゴ|로고/iu;
/** A longer name is a sentence. */
const MOST_WORDS = 5;
const NAME_LIMIT = 120;

/**
 * Words that a drawing writes as part of the site's logo: in the page's header or footer, or in a link to the start page,
 * and of the brand's name. A name may stand there in full or in part, as `Honeycomb` for `Honeycomb Café`.
 */
export function logoTexts(): Element[] {
  const texts = everywhere(DRAWN_WORDS);
  if (texts.length === 0) return [];
  const brands = brandNames();
  return texts.filter((text) => isInLogo(text, brands));
}

function isInLogo(text: Element, brands: readonly string[][]): boolean {
  const drawing = closestElement(text, "svg:not(svg svg)");
  const words = drawing === null ? [] : wordsOf(queryAll(drawing, "text").map(textContent).join(" "));
  if (drawing === null || words.length === 0 || words.length > MOST_WORDS) return false;
  const link = closestElement(drawing, "a[href]");
  const isHome = link instanceof HTMLAnchorElement && leadsHome(link);
  const name = wordsOf(accessibleName(drawing) || (link === null ? "" : accessibleName(link)));
  const isCalledLogo = SAYS_LOGO.test(
    [drawing, link].map((part) => (part === null ? "" : markOf(part))).join(" "),
  );
  if (isCalledLogo) return isHome || isInFrame(drawing) || saysAll(name, words);
  return (isHome || isInFrame(drawing)) && brands.some((brand) => saysAll(brand, words));
}

/** What an element is called, by people or by who made it. */
function markOf(element: Element): string {
  const names = ["class", "id", "aria-label"].map((name) => attribute(element, name) ?? "");
  const titles = queryAll(element, "title").map((title) => textContent(title) ?? "");
  return [...names, ...titles].join(" ").replace(/[-_]/g, " ");
}

function isInFrame(drawing: Element): boolean {
  const frame = closestElement(drawing, "header,footer,[role=banner],[role=contentinfo]");
  return frame !== null && closestElement(frame, SECTIONS) === null;
}

function leadsHome({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i.test(pathname);
}

/** What the site calls itself. Of a title, that is its first or last part, where it isn't the page's own heading. */
function brandNames(): string[][] {
  const stated = queryAll(
    document,
    "meta[property='og:site_name'],meta[name='application-name'],meta[name='apple-mobile-web-app-title']",
  ).map((meta) => attribute(meta, "content") ?? "");
  const headings = new Set(
    queryAll(document, "h1").map((heading) => wordsOf(textContent(heading)).join(" ")),
  );
  const parts = document.title
    .split(/\s+[-–—|·•:»]\s+|\s*[|·•»]\s*|:\s/u)
    .filter((part) => part.trim() !== "");
  const own = parts.filter((part) => !headings.has(wordsOf(part).join(" ")));
  const isTelling = parts.length > 1 || location.pathname === "/";
  const titled = isTelling ? [own[0], own.at(-1)].map((part) => part ?? "") : [];
  const host = location.hostname.split(".").filter((label) => label.length > 3 && !/^\d+$/.test(label));
  return [...stated, ...titled, ...host]
    .map(wordsOf)
    .filter(({ length }) => length > 0 && length <= MOST_WORDS);
}

/** Whether a name has all these words, or is written as one with them, as in `honeycombcafe.com`. */
function saysAll(name: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => name.includes(word)) || name.join("") === words.join("");
}

function wordsOf(text: string | null): string[] {
  const plain = folded(text, NAME_LIMIT).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
