import { type Defect, siteCheck, verdictOf } from "#check.ts";

import { addressKey } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { type KnownStatus, knownStatuses } from "./known-statuses.ts";
import { hreflangError } from "./language-codes.ts";
import { codesByAddress, languageOf, type LanguageVersion, versionsOf } from "./language-versions.ts";
import { canonicalsOf, isNoindex } from "./page-directives.ts";
import { placedOn } from "./placed-on.ts";

/** Language versions that do not name each other, or name no language. */
export const seoHreflangPairs = siteCheck({
  id: "seo-hreflang-pairs",
  area: "seo",
  severity: "medium",
  group: "markup",
  sources: ["https://developers.google.com/search/docs/specialty/international/localized-versions"],
  defect: "Language versions that don't match",
  title: "Language versions link to each other and name their language",
  whyItMatters:
    "hreflang links tell search engines which page is for which language. They count only if both pages name each other and the code exists.",
  businessImpact: "Visitors land on a page in a language they don't read, and leave.",
  fixSteps: [
    "Let one tool write all hreflang links. Usually that is the translation plugin of your CMS.",
    "On each page, list every language version with its full address, including the page itself.",
    "Give the html element of each page the lang attribute of its own version.",
    'Use codes such as "en", "en-GB" or "de". The code "uk" means Ukrainian, not the United Kingdom.',
  ],
  effort: "M",
  seenByLighthouse: "seo-hreflang",
  resources: [
    {
      title: "Localized versions of your pages",
      url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const byAddress = new Map(
      pages.map((content) => [addressKey(content.page.finalUrl), versionsOf(content)]),
    );
    if ([...byAddress.values()].every((versions) => versions.length === 0)) {
      return { outcome: "not-applicable", reason: "No page lists language versions" };
    }
    const known = knownStatuses(evidence);
    const notListed = new Set(
      pages.filter(({ page }) => isNoindex(page)).map(({ page }) => addressKey(page.finalUrl)),
    );
    const isForm = formsOfOthers(pages);
    const codes = codesByAddress([...byAddress.values()].flat());
    return verdictOf(
      pages.flatMap(({ page: { finalUrl }, document }) => {
        const page = addressKey(finalUrl);
        const versions = byAddress.get(page) ?? [];
        const ofEach = versions.flatMap((version) => [
          ...wrongCode(version),
          ...goneVersion(version, known.get(version.key)),
        ]);
        return placedOn(finalUrl, [
          ...ofEach,
          // A form of another page speaks for that one.
          ...(isForm(page) ? [] : unanswered(page, versions, byAddress)),
          ...unlisted(page, versions, notListed),
          ...(isForm(page) ? [] : withoutItself(page, versions)),
          ...otherLang(codes.get(page) ?? [], document.lang),
        ]);
      }),
    );
  },
});

/** Whether a page names another one that was read as its preferred address, by `addressKey`. */
function formsOfOthers(pages: readonly ContentPage[]): (key: string) => boolean {
  const read = new Set(pages.map(({ page }) => addressKey(page.finalUrl)));
  const forms = new Set(
    pages.flatMap(({ page }) => {
      const own = addressKey(page.finalUrl);
      const named = canonicalsOf(page).flatMap(({ url }) => (url === null ? [] : [addressKey(url)]));
      return named.some((key) => key !== own && read.has(key)) ? [own] : [];
    }),
  );
  return (key) => forms.has(key);
}

function wrongCode({ code, url }: LanguageVersion): Defect[] {
  const error = hreflangError(code);
  if (error === null) return [];
  return [
    {
      message: `hreflang “${code}” ${error}`,
      snippet: `hreflang="${code}" href="${url}"`,
      component: `hreflang:${code}`,
    },
  ];
}

function goneVersion({ code, url, key }: LanguageVersion, answer: KnownStatus | undefined): Defect[] {
  const { status = null, redirects = 0, endedAt = null } = answer ?? {};
  // The page for everyone else may choose a language by a redirect.
  const mayRedirect = languageOf(code) === "x";
  if (!mayRedirect && redirects > 0 && status === 200 && endedAt !== null && endedAt !== key) {
    const message = `The version for “${code}” redirects to ${endedAt}`;
    return [{ message, snippet: url, component: `hreflang:${url}`, severity: "low" }];
  }
  if (status !== 404 && status !== 410) return [];
  return [
    {
      message: `The version for “${code}” answers with status ${status}`,
      snippet: url,
      component: `hreflang:${url}`,
    },
  ];
}

function unanswered(
  page: string,
  versions: LanguageVersion[],
  byAddress: Map<string, LanguageVersion[]>,
): Defect[] {
  return versions.flatMap(({ key, url, code }) => {
    const back = byAddress.get(key);
    if (key === page || back === undefined || back.some((version) => version.key === page)) return [];
    return [
      {
        message: `${url} is listed as the version for “${code}” but doesn't link back to this page`,
        snippet: url,
      },
    ];
  });
}

/** A version that search engines are told not to list can't stand in for this page. */
function unlisted(page: string, versions: LanguageVersion[], notListed: ReadonlySet<string>): Defect[] {
  return versions
    .filter(({ key }) => key !== page && !notListed.has(page) && notListed.has(key))
    .map(({ code, url }) => ({
      message: `The version for “${code}” asks search engines not to list it`,
      snippet: url,
      component: `hreflang:noindex:${url}`,
    }));
}

function withoutItself(page: string, versions: LanguageVersion[]): Defect[] {
  if (versions.length === 0 || versions.some(({ key }) => key === page)) return [];
  return [
    {
      message: "The page lists other language versions but not itself. Is it one of them?",
      severity: "low",
      outcome: "review",
    },
  ];
}

/** A page that is listed as one language and says in its `lang` that it is another. */
function otherLang(codes: readonly string[], lang: string | null): Defect[] {
  const [code] = codes;
  if (code === undefined || lang === null || hreflangError(lang.trim()) !== null) return [];
  if (codes.some((one) => languageOf(one) === languageOf(lang))) return [];
  return [
    {
      message: `The page is listed as the version for “${code}”, but its lang attribute says “${lang.trim()}”`,
      snippet: `<html lang="${lang.trim()}">`,
      component: `hreflang:lang:${code}`,
      severity: "low",
    },
  ];
}
