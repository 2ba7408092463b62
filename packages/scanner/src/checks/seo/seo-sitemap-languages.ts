import { couldNotRun, type Defect, notApplicable, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { MOST_WITH_VERSIONS } from "#plan/parse-sitemap.ts";

import { addressKey, looseAddressKey } from "./address-key.ts";
import { type ContentPage, contentPages } from "./content-pages.ts";
import { knownStatuses } from "./known-statuses.ts";
import { hreflangError } from "./language-codes.ts";
import { versionsOf } from "./language-versions.ts";

/** Language versions that sitemaps list, and that search engines can't use. */
export const seoSitemapLanguages = siteCheck({
  id: "seo-sitemap-languages",
  area: "seo",
  severity: "medium",
  group: "markup",
  sources: ["https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap"],
  defect: "Language versions in the sitemap don't match",
  title: "Language versions in sitemaps name each other and their language",
  whyItMatters:
    "A sitemap can tell search engines which page is for which language. That counts only if the entries of both pages list each other, with full addresses that open and codes that exist.",
  businessImpact: "Visitors land on a page in a language they don't read, and leave.",
  fixSteps: [
    "Let the tool that writes the sitemap list the same versions in the entry of each of them, including the page itself.",
    "Remove versions that no longer exist.",
    'Use codes such as "en", "en-GB" or "de". The code "uk" means Ukrainian, not the United Kingdom.',
  ],
  effort: "M",
  resources: [
    {
      title: "Tell Google about localized versions of your page",
      url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    },
  ],
  evaluate(evidence) {
    const { sitemaps } = evidence.site;
    if (!sitemaps.gathered) return couldNotRun(sitemaps.reason);
    const read = sitemaps.value.filter(({ error }) => error === null);
    if (read.length > 0 && read.every(({ versions }) => versions === undefined))
      return couldNotRun("The language versions in the sitemaps were not read.");
    const listed = read.flatMap(({ versions = [] }) => versions);
    if (listed.length === 0) return notApplicable("No sitemap lists language versions");
    // What an entry that was not read lists in turn is not known.
    const isWhole = sitemaps.value.every(
      ({ error, versions = [] }) =>
        (error === null || GONE.test(error)) && versions.length < MOST_WITH_VERSIONS,
    );
    return verdictOf([...codeDefects(listed), ...targetDefects(listed, isWhole, evidence)]);
  },
});

/** Then no search engine reads it, either. */
const GONE = /answered with status (?:404|410)/;

interface Entry {
  url: string;
  versions: { code: string; href: string }[];
}

function codeDefects(listed: readonly Entry[]): Defect[] {
  const codes = new Set(listed.flatMap(({ versions }) => versions.map(({ code }) => code)));
  return [...codes].flatMap((code): Defect[] => {
    const error = hreflangError(code);
    if (error === null) return [];
    return [
      {
        message: `In a sitemap, hreflang “${code}” ${error}`,
        snippet: code,
        component: `sitemap-language:${code}`,
      },
    ];
  });
}

/** Each kind once, with the first place that shows it. */
function targetDefects(listed: readonly Entry[], isWhole: boolean, evidence: Evidence): Defect[] {
  const known = knownStatuses(evidence);
  const back = backLinks(listed, isWhole ? contentPages(evidence) : []);
  const versions = listed.flatMap(({ url, versions: of }) => of.map((version) => ({ url, ...version })));
  const relative = versions.filter(({ href }) => !URL.canParse(href));
  const whole = versions.filter(({ href }) => URL.canParse(href));
  const gone = whole.filter(({ href }) => [404, 410].includes(known.get(addressKey(href))?.status ?? 0));
  const oneWay = whole.filter(({ url, href }) => {
    const namedBy = back.get(looseAddressKey(href));
    return (
      namedBy !== undefined && !namedBy.has(looseAddressKey(url)) && !gone.some((one) => one.href === href)
    );
  });
  return [
    ...told("without scheme and host", relative, ({ href, url }) => `the version ${href} of ${url}`),
    ...told("that are gone", gone, ({ href, url }) => `${href}, a version of ${url}`),
    ...told("that don't list the page in turn", oneWay, ({ href, url }) => `${href}, a version of ${url}`),
  ];
}

function told<T extends { href: string }>(
  what: string,
  found: readonly T[],
  place: (one: T) => string,
): Defect[] {
  const [first] = found;
  if (first === undefined) return [];
  const more = found.length === 1 ? "" : `. There are ${found.length - 1} more`;
  return [
    {
      message: `A sitemap lists language versions ${what}: ${place(first)}${more}`,
      snippet: first.href,
      component: `sitemap-language:${what}`,
    },
  ];
}

/**
 * The addresses that each version lists in turn, by its own, in a sitemap or on the page; those of which neither was
 * read are not in it.
 */
function backLinks(listed: readonly Entry[], pages: readonly ContentPage[]): Map<string, Set<string>> {
  const back = new Map<string, Set<string>>();
  const add = (from: string, to: readonly string[]): void => {
    const key = looseAddressKey(from);
    // A page is always a version of itself.
    back.set(key, new Set([...(back.get(key) ?? []), key, ...to.map((href) => looseAddressKey(href))]));
  };
  for (const content of pages) {
    const named = versionsOf(content).flatMap(({ url }) => (url === null ? [] : [url]));
    add(content.page.finalUrl, named);
  }
  for (const { url, versions } of listed)
    add(
      url,
      versions.flatMap(({ href }) => (URL.canParse(href) ? [href] : [])),
    );
  return back;
}
