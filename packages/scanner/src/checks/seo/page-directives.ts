import type { PageEvidence } from "#evidence/page.ts";

/** Where a page names its preferred address. */
export interface Canonical {
  from: "markup" | "header";
  raw: string;
  /** Absolute address; null when it does not parse. */
  url: string | null;
  inHead: boolean;
}

/** Why nothing that serves search results is asked of a page with noindex. */
export const NOT_TO_BE_LISTED = "The page asks not to be listed";

/** Crawlers whose directives decide whether a page can be found in web search. */
const SEARCH_CRAWLERS = new Set(["robots", "googlebot", "bingbot"]);

/**
 * Every robots directive addressed to web search, lower case, from meta elements and the
 * X-Robots-Tag header. Source: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function robotsDirectives(page: PageEvidence): { directive: string; from: "meta" | "header" }[] {
  const metas = page.document.gathered ? page.document.value.metas : [];
  const fromMetas = metas
    .filter((meta) => SEARCH_CRAWLERS.has(meta.name.toLowerCase()))
    .flatMap((meta) => words(meta.content).map((directive) => ({ directive, from: "meta" as const })));
  const fromHeaders = page.responseHeaders
    .filter(([name]) => name === "x-robots-tag")
    .flatMap(([, value]) =>
      headerDirectives(value).map((directive) => ({ directive, from: "header" as const })),
    );
  return [...fromMetas, ...fromHeaders];
}

/** Whether the page asks search engines not to list it. */
export function isNoindex(page: PageEvidence): boolean {
  return robotsDirectives(page).some(({ directive }) => directive === "noindex" || directive === "none");
}

/** The canonical addresses of a page, from `<link rel=canonical>` and the Link header. */
export function canonicalsOf(page: PageEvidence): Canonical[] {
  const tags = page.document.gathered ? page.document.value.linkTags : [];
  const fromMarkup = tags
    .filter((tag) => tag.rel.toLowerCase().split(/\s+/).includes("canonical"))
    .map((tag) => canonical({ from: "markup", raw: tag.href ?? "", inHead: tag.inHead, page }));
  const fromHeader = page.responseHeaders
    .filter(([name]) => name === "link")
    .flatMap(([, value]) => Array.from(value.matchAll(/<([^>]*)>\s*;[^,<]*\brel\s*=\s*"?canonical\b/gi)))
    .map((match) => canonical({ from: "header", raw: match[1] ?? "", inHead: true, page }));
  return [...fromMarkup, ...fromHeader];
}

function canonical(given: {
  from: "markup" | "header";
  raw: string;
  inHead: boolean;
  page: PageEvidence;
}): Canonical {
  const { from, raw, inHead, page } = given;
  const url = raw.trim() !== "" && URL.canParse(raw, page.finalUrl) ? new URL(raw, page.finalUrl).href : null;
  return { from, raw, url, inHead };
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
}

// `googlebot: noindex` addresses one crawler; `unavailable_after: date` is a directive with a value.
function headerDirectives(value: string): string[] {
  const named = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(value);
  const name = named?.[1]?.toLowerCase() ?? "";
  const isDirective = ["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"].includes(
    name,
  );
  if (named === null || isDirective) return words(value);
  return SEARCH_CRAWLERS.has(name) ? words(named[2] ?? "") : [];
}
