import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { siteOf } from "#checks/privacy/reading/site-address.ts";

const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*\|\s*/;
const ORGANIZATION =
  /Organization|Business|Store|Shop|Restaurant|Service|WebSite|Corporation|Attorney|Dentist|Physician|Hotel|Agency|School/;
const NAME_KEYS = ["name", "legalName", "alternateName"];
const MOST_DEEP = 6;
const FEW = 4;

/** What a site calls itself: in the metadata of its pages, in what their titles share, and by its host. */
export function siteNames(pages: readonly ReadPage[], startUrl: string): string[] {
  const names = pages.flatMap(({ document }) =>
    document.metas
      .filter(({ name, property }) => property === "og:site_name" || name === "application-name")
      .map(({ content }) => content),
  );
  // Those of the first pages will do: structured data must be fetched page by page.
  const stated = pages
    .slice(0, FEW)
    .flatMap(({ document }) => document.structuredData)
    .flatMap(({ value }) => organizationNames(value, MOST_DEEP));
  const parts = pages.flatMap(({ document }) => [...new Set((document.title ?? "").split(TITLE_PARTS))]);
  const shared = parts.filter((part, at) => parts.indexOf(part) !== at);
  const host = siteOf(startUrl)?.split(".")[0] ?? "";
  return [
    ...new Set(
      [...names, ...stated, ...shared, host].map((name) => name.trim()).filter((name) => name.length > 2),
    ),
  ];
}

function organizationNames(value: unknown, deep: number): string[] {
  if (typeof value !== "object" || value === null || deep === 0) return [];
  const inner = Object.values(value).flatMap((one) => organizationNames(one, deep - 1));
  const type = String(Reflect.get(value, "@type") ?? "");
  if (!ORGANIZATION.test(type)) return inner;
  const names = NAME_KEYS.map((key): unknown => Reflect.get(value, key));
  return [...names.filter((name) => typeof name === "string"), ...inner];
}

/** Words of names that tell one company from another, in lower case. */
export function tellingWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 4);
}

/** The words of a page that others of the site don't show around theirs, such as menus and footers. */
export function ownWords(text: string, others: readonly string[]): string {
  const words = text.split(/\s+/);
  let start = 0;
  let end = words.length;
  for (const other of others) {
    const otherWords = other.split(/\s+/);
    start = Math.max(start, sharedStart(words, otherWords));
    end = Math.min(end, words.length - sharedStart(words.toReversed(), otherWords.toReversed()));
  }
  return words.slice(start, Math.max(start, end)).join(" ");
}

function sharedStart(words: readonly string[], others: readonly string[]): number {
  const at = words.findIndex((word, index) => word !== others[index]);
  return at === -1 ? words.length : at;
}
