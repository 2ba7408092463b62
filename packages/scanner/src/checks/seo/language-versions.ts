import { addressKey } from "./address-key.ts";
import type { ContentPage } from "./content-pages.ts";

/** A page in another language, or for another country, as a page lists it. */
export interface LanguageVersion {
  code: string;
  url: string;
  key: string;
}

/** What a page lists with hreflang, itself included. */
export function versionsOf({ page, document }: ContentPage): LanguageVersion[] {
  return document.linkTags.flatMap(({ rel, hreflang, href }) => {
    const isVersion = rel.toLowerCase().split(/\s+/).includes("alternate") && hreflang !== "";
    if (!isVersion || href === null || !URL.canParse(href, page.finalUrl)) return [];
    const url = new URL(href, page.finalUrl).href;
    return [{ code: hreflang.trim(), url, key: addressKey(url) }];
  });
}

/** Names of one language: all of Norwegian, and what stands for itself. */
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no", iw: "he", in: "id", tl: "fil" };

/** The language of a code, without country; `x` for that of visitors with any other one. */
export function languageOf(code: string): string {
  const [language = ""] = code.trim().toLowerCase().split(/[-_]/);
  return SAME[language] ?? language;
}

/** Groups of pages by language, where they list versions in others: what those say alike is no repetition. */
export function byLanguage<T extends ContentPage>(pages: readonly T[]): T[][] {
  return [...Map.groupBy(pages, ownLanguage).values()];
}

function ownLanguage(content: ContentPage): string {
  const languages = new Set(versionsOf(content).map(({ code }) => languageOf(code)));
  languages.delete("x");
  return languages.size > 1 ? languageOf(content.document.lang ?? "") : "";
}

/** The languages as which any page lists an address. */
export function codesByAddress(versions: readonly LanguageVersion[]): Map<string, string[]> {
  const named = versions.filter(({ code }) => languageOf(code) !== "x");
  const groups = Map.groupBy(named, ({ key }) => key);
  return new Map([...groups].map(([key, ofIt]) => [key, ofIt.map(({ code }) => code)]));
}
