import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { addressKey, looseAddressKey } from "./address-key.ts";
import { asContentPage, judgeContent } from "./content-pages.ts";
import { knownStatuses, type KnownStatus } from "./known-statuses.ts";
import { codesByAddress, languageOf, versionsOf } from "./language-versions.ts";
import { areAlike, isStartPage, namesStartByMistake } from "./mistaken-canonical.ts";
import { mistakenHost } from "./mistaken-hosts.ts";
import { type Canonical, canonicalsOf, isNoindex } from "./page-directives.ts";
import { placedOn } from "./placed-on.ts";
import { isLaterPage, PAGE_NUMBER } from "./series-pages.ts";

/** Contradictory or broken statements of a page's preferred address. None at all is fine. */
export const seoCanonicalConflict = pageCheck({
  id: "seo-canonical-conflict",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    "https://www.rfc-editor.org/rfc/rfc6596",
  ],
  defect: "Conflicting preferred addresses",
  title: "The page names one preferred address that works",
  whyItMatters:
    "A canonical link tells search engines under which address to list a page. They ignore it if there are several different ones, or if it leads to an error.",
  businessImpact: "Search engines may list the page under the wrong address, or drop it from their results.",
  fixSteps: [
    "Find out what writes the canonical link: your template, an SEO plugin or the server. Let only one of them do it.",
    "Set it to the full https:// address of the page itself. That address has to open without an error.",
  ],
  effort: "M",
  example: ({ page, message }) =>
    message.endsWith("?") ? null : plainExample(`<link rel="canonical" href="${page}">`),
  seenByLighthouse: "seo-canonical",
  resources: [
    {
      title: "Specify a canonical address",
      url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    },
  ],
  evaluate: (page, evidence) =>
    judgeContent(page, () => {
      const canonicals = canonicalsOf(page);
      if (canonicals.length === 0) {
        return { outcome: "not-applicable", reason: "The page doesn't name a preferred address" };
      }
      const defects = [
        ...unusable(canonicals),
        ...contradicting(canonicals),
        ...badTargets(canonicals, page, evidence),
      ];
      return verdictOf(placedOn(page.finalUrl, defects));
    }),
});

function unusable(canonicals: Canonical[]): Defect[] {
  return canonicals.flatMap(({ url, raw, inHead, from }): Defect[] => {
    if (url === null)
      return [{ message: "The preferred address is empty or isn't an address", snippet: raw }];
    if (from === "markup" && !inHead) {
      return [
        {
          message: "The preferred address is outside the head of the page, where search engines ignore it",
          snippet: raw,
        },
      ];
    }
    return [];
  });
}

function contradicting(canonicals: Canonical[]): Defect[] {
  const distinct = new Map(
    canonicals.flatMap(({ url, from }) => (url === null ? [] : [[addressKey(url), from] as const])),
  );
  if (distinct.size < 2) return [];
  const snippet = [...distinct].map(
    ([url, from]) => `${from === "header" ? "Link header" : "canonical link"}: ${url}`,
  );
  return [
    {
      message: `The page names ${distinct.size} different preferred addresses`,
      snippet: snippet.join("\n"),
    },
  ];
}

function badTargets(canonicals: Canonical[], page: PageEvidence, evidence: Evidence): Defect[] {
  const own = addressKey(page.finalUrl);
  const known = knownStatuses(evidence);
  const targets = new Set(canonicals.flatMap(({ url }) => (url === null ? [] : [addressKey(url)])));
  targets.delete(own);
  return [...targets].flatMap((target): Defect[] => {
    const answer = known.get(target);
    const { status = null, redirects = 0, loop = null } = answer ?? {};
    if (loop !== null) {
      return [{ message: "The preferred address redirects in a loop and never opens", snippet: target }];
    }
    if (status !== null && status >= 400 && status !== 401 && status !== 403 && status !== 429) {
      return [{ message: `The preferred address answers with status ${status}`, snippet: target }];
    }
    if (target.startsWith("http:") && own.startsWith("https:")) {
      return [{ message: "The preferred address is the one without https", snippet: target }];
    }
    if (answer !== undefined && redirects > 0) return [redirected(answer, target, own)];
    if (isFirstOfSeries(target, own)) {
      return [
        {
          message:
            "This is a later page of a list, but it names the first page as its preferred address, so search engines may not find what only this page links to",
          snippet: target,
          severity: "medium",
        },
      ];
    }
    if (isLaterPage(own) && isWholeList(target, own)) {
      const message =
        "This is a later page of a list, and it names the list without any choice as its preferred address. Does search find what only this page links to?";
      return [{ message, snippet: target, severity: "medium", outcome: "review" }];
    }
    const further = furtherAddress(target, own, evidence);
    if (further !== null) {
      const message = `The preferred address, ${target}, names another one for itself: ${further}. Search engines may follow neither`;
      return [{ message, snippet: target, severity: "medium" }];
    }
    if (!isNoindex(page) && isUnlisted(target, evidence)) {
      const message = "The preferred address asks search engines not to list it, so they may list neither";
      return [{ message, snippet: target, severity: "medium" }];
    }
    const counting = addedParameter(target, own);
    if (counting !== null) {
      const message = `The preferred address has the parameter “${counting}”, with which visits are counted, and this page does without it. Should it be listed with it?`;
      return [{ message, snippet: target, severity: "low", outcome: "review" }];
    }
    const misled = misleading(target, page, evidence);
    if (misled === null) return doubtfulTarget(target, page);
    return [{ message: `The page names ${misled}, so search engines may leave it out`, snippet: target }];
  });
}

/** What a page that is preferred to this one names in turn; null where it names itself, this page or nothing. */
function furtherAddress(target: string, own: string, { pages }: Evidence): string | null {
  const named = pages.find(({ finalUrl }) => addressKey(finalUrl) === target);
  const content = named === undefined ? null : asContentPage(named);
  if (content === null) return null;
  const keys = canonicalsOf(content.page).flatMap(({ url, inHead }) =>
    url === null || !inHead ? [] : [looseAddressKey(url)],
  );
  const [first, ...more] = new Set(keys);
  if (first === undefined || more.length > 0) return null;
  return first === looseAddressKey(target) || first === looseAddressKey(own)
    ? null
    : (canonicalsOf(content.page)[0]?.url ?? null);
}

function isUnlisted(target: string, { pages }: Evidence): boolean {
  const named = pages.find(({ finalUrl }) => addressKey(finalUrl) === target);
  return named !== undefined && named.notMeasured === null && isNoindex(named);
}

const COUNTING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|referrer|source|src|campaign)$/i;

/** A parameter that tells where a visit came from, by which alone an address differs from the page's; null where it isn't so. */
function addedParameter(target: string, own: string): string | null {
  const [named, page] = [URL.parse(target), URL.parse(own)];
  if (named === null || page === null || page.search !== "") return null;
  const names = [...named.searchParams.keys()];
  const isSame = named.host === page.host && named.pathname === page.pathname;
  return isSame && names.every((name) => COUNTING.test(name)) ? (names[0] ?? null) : null;
}

function misleading(target: string, page: PageEvidence, evidence: Evidence): string | null {
  if (isOtherContent(target, page, evidence))
    return "the start page as its preferred address, but shows something else";
  const language = otherLanguageOf(target, page, evidence);
  return language === null ? null : `its version for “${language}” as its preferred address`;
}

/** The code of the target's language, where pages list both as versions in different ones that don't say the same. */
function otherLanguageOf(target: string, page: PageEvidence, evidence: Evidence): string | null {
  const named = evidence.pages.find(({ finalUrl }) => finalUrl === target);
  const [own, other] = [page, named].map((one) => (one === undefined ? null : asContentPage(one)));
  const codes = codesByAddress([own, other].flatMap((one) => (one ? versionsOf(one) : [])));
  const languages = new Set((codes.get(addressKey(page.finalUrl)) ?? []).map(languageOf));
  const [code, ...more] = codes.get(target) ?? [];
  if (code === undefined || languages.size === 0) return null;
  if ([code, ...more].some((one) => languages.has(languageOf(one)))) return null;
  return own && other && areAlike(own, other) ? null : code;
}

function redirected({ movedForGood, endedAt }: KnownStatus, target: string, own: string): Defect {
  const where = endedAt === own ? "back to this page" : "to another one";
  return {
    message: `The preferred address redirects ${where}${movedForGood ? "" : " for now. Is that what you want?"}`,
    snippet: target,
    outcome: movedForGood ? "fail" : "review",
  };
}

/** Whether a page points to the start page without being a form of it. */
function isOtherContent(target: string, page: PageEvidence, evidence: Evidence): boolean {
  if (isNoindex(page) || !isStartPage(target, evidence.site.startUrl)) return false;
  const start = evidence.pages.find(({ finalUrl }) => addressKey(finalUrl) === target);
  const [own, first] = [asContentPage(page), start === undefined ? null : asContentPage(start)];
  return own !== null && first !== null && namesStartByMistake(own, first);
}

/** Whether an address is that of a list of which the other one is a later page. */
function isFirstOfSeries(target: string, own: string): boolean {
  if (!isLaterPage(own)) return false;
  const first = own.replace(PAGE_NUMBER, (_part, separator: string | undefined) => separator ?? "");
  const bareForm = (address: string): string =>
    looseAddressKey(address)
      .replace(/[?&]+$/, "")
      .replace(/\?&/, "?");
  return (
    bareForm(target) === bareForm(first) || bareForm(target.replace(PAGE_NUMBER, "$1")) === bareForm(first)
  );
}

function isWholeList(target: string, own: string): boolean {
  const [whole, part] = [new URL(target), new URL(own)];
  return (
    whole.search === "" && part.search !== "" && whole.host === part.host && whole.pathname === part.pathname
  );
}

function doubtfulTarget(target: string, page: PageEvidence): Defect[] {
  const host = URL.canParse(target) ? new URL(target).hostname : "";
  const ownHost = new URL(page.finalUrl).hostname;
  const place = { snippet: target, outcome: "review" as const };
  if (/^(?:localhost|127\.|.*\.(?:local|test|localhost)$)/.test(host) && host !== ownHost) {
    return [
      {
        message: `The preferred address is on a machine that no one else can reach: ${host}`,
        snippet: place.snippet,
      },
    ];
  }
  const mistake = host === "" || host === ownHost ? null : mistakenHost(host, ownHost);
  if (mistake !== null) {
    return [
      {
        message: `The preferred address is on ${host}, ${mistake}, so search engines may leave the page out`,
        snippet: place.snippet,
      },
    ];
  }
  if (bare(host) !== bare(ownHost)) {
    return [
      {
        message: `The page asks search engines to list it as a page of ${host}. Is that what you want?`,
        ...place,
      },
    ];
  }
  // Forms of one address, such as a login that remembers where to go back to, say the same twice.
  const { origin, pathname } = new URL(page.finalUrl);
  if (isNoindex(page) && addressKey(origin + pathname) !== target) {
    return [
      {
        message:
          "The page names another preferred address, but also asks not to be listed. Which one do you want?",
        ...place,
      },
    ];
  }
  return [];
}

function bare(host: string): string {
  return host.replace(/^www\./, "");
}
