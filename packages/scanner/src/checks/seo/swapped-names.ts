import type { ContentPage } from "./content-pages.ts";
import { everyNode } from "./structured-data-nodes.ts";
import { shinglesOf, similarity, withoutShingles, type Shingles } from "./text-similarity.ts";

/** A page whose text is that of another one with another name in it. */
export interface SwappedName {
  url: string;
  name: string;
  other: { url: string; name: string };
  /** Share of the text that both have once the names are taken for one. */
  share: number;
  /** Whether the text is too short to say much on its own. */
  isShort: boolean;
}

const ALIKE = 0.9;
const MIN_SHINGLES = 80;
/** A short text may be alike by chance on two pages, not on a whole series of them. */
const MIN_SHINGLES_IN_SERIES = 30;
const OTHERS_IN_SERIES = 2;
/** A text that says a name less often is not written around it. */
const LEAST_MENTIONS = 3;
/** Of the pages in one folder a few dozen tell how they were made. */
const MOST_OF_A_FOLDER = 30;
const PRODUCTS = new Set(["Product", "ProductGroup", "Offer", "Vehicle", "Car"]);
/** Stands for either name. */
const NAME = "zzname";

/**
 * Pages side by side in one folder whose address and text differ by one name only, such as towns. Products come in
 * variants, and their pages are meant to say nearly the same.
 *
 * @param isTold pairs that are told already
 */
export function swappedNames(
  pages: readonly ContentPage[],
  template: (texts: readonly Shingles[]) => Shingles,
  isTold: (a: string, b: string) => boolean,
): SwappedName[] {
  const sideBySide = pairsOfFolders(pages);
  if (sideBySide.length === 0) return [];
  const byUrl = new Map(pages.map((page) => [page.page.finalUrl, page]));
  const texts = new Map(pages.map(({ page, document }) => [page.finalUrl, folded(document.text)]));
  const repeated = template([...texts.values()].map(shinglesOf));
  const pairs = sideBySide.flatMap(({ a, b }) => {
    if (isTold(a.url, b.url)) return [];
    const [own, other] = [a, b].map(({ url, name }) => ownShingles(texts.get(url) ?? "", name, repeated));
    const share = own && other ? similarity(own, other) : 0;
    if (share < ALIKE || [a, b].some(({ url }) => isProduct(byUrl.get(url)))) return [];
    const isShort = Math.min(own?.length ?? 0, other?.length ?? 0) < MIN_SHINGLES;
    return [
      { ...a, other: b, share, isShort },
      { ...b, other: a, share, isShort },
    ];
  });
  const others = Map.groupBy(pairs, ({ url }) => url);
  return pairs.filter(({ url, isShort }) => !isShort || (others.get(url)?.length ?? 0) >= OTHERS_IN_SERIES);
}

/** Of a text about the name, with any name in its place; null where it is short or about something else. */
function ownShingles(text: string, name: string, repeated: Shingles): Shingles | null {
  const swapped = text.replaceAll(asWords(name), NAME);
  if (swapped.split(NAME).length <= LEAST_MENTIONS) return null;
  const own = withoutShingles(shinglesOf(swapped), repeated);
  return own.length < MIN_SHINGLES_IN_SERIES ? null : own;
}

interface Named {
  url: string;
  name: string;
}

/** Pages whose addresses differ in one segment, and there in the name alone. */
function pairsOfFolders(pages: readonly ContentPage[]): { a: Named; b: Named }[] {
  const urls = [...new Set(pages.map(({ page }) => page.finalUrl))];
  const places = urls.flatMap((url) => {
    const segments = new URL(url).pathname.split("/");
    return segments.flatMap((segment, at) => {
      const words = folded(segment.replace(/\.\w{2,5}$/, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.length === 0 ? [] : [{ url, words, folder: segments.with(at, "*").join("/") }];
    });
  });
  const folders = [...Map.groupBy(places, ({ folder }) => folder).values()];
  return folders.flatMap((folder) => {
    const few = folder.slice(0, MOST_OF_A_FOLDER);
    return few.flatMap((a, at) =>
      few.slice(at + 1).flatMap((b) => {
        const [nameOfA, nameOfB] = [differing(a.words, b.words), differing(b.words, a.words)];
        return isName(nameOfA) && isName(nameOfB)
          ? [{ a: { url: a.url, name: nameOfA }, b: { url: b.url, name: nameOfB } }]
          : [];
      }),
    );
  });
}

/** The words of one that stand between what both begin and end with. */
function differing(words: readonly string[], others: readonly string[]): string {
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return words.slice(start, words.length - end).join(" ");
}

/** Numbers count the pages of a list, and two letters name a language. */
function isName(words: string): boolean {
  return /^[\p{L} ]{3,}$/u.test(words);
}

function asWords(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(" ", "[\\s-]+")}(?![\\p{L}\\p{N}])`, "gu");
}

/** Addresses leave accents out, or write `ä` as `ae`. */
function folded(text: string): string {
  const written = text.includes("%") && URL.canParse(`x:${text}`) ? safelyDecoded(text) : text;
  const plain = written.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/([aou])e/g, "$1").replaceAll("ß", "ss");
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isProduct(page: ContentPage | undefined): boolean {
  const blocks = page?.document.structuredData ?? [];
  const nodes = blocks.flatMap(({ value }) => everyNode(value));
  return nodes.some(({ types }) => types.some((type) => PRODUCTS.has(type)));
}
