import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

/** One sitemap file: addresses of pages, or of further sitemaps. */
export interface Sitemap {
  kind: "pages" | "index";
  /** No more than show that there are too many. */
  urls: string[];
  /** Some of the dates (`lastmod`) that are none. */
  badDates: string[];
  /** The last days that its dates name, the very last one first; a year or a month alone is its first day. */
  lastDays: string[];
  /** How many entries have a date. */
  dated: number;
  /** Whether its outermost element names no namespace, without which it is no sitemap to some. */
  isWithoutNamespace: boolean;
  /** Language versions that its entries list (`xhtml:link`), of the first entries that do. */
  versions: EntryVersions[];
}

/** The language versions that one entry lists. */
interface EntryVersions {
  url: string;
  versions: { code: string; href: string }[];
}

/** The protocol's own limit for one file. */
export const MOST_URLS = 50_000;
const MOST_DATES = 5;
/** Enough to see how they are written. */
export const MOST_WITH_VERSIONS = 500;
const MOST_VERSIONS = 60;

const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const link = z.object({ "@rel": z.string(), "@hreflang": z.string(), "@href": z.string() }).partial();
const entry = z
  .object({ loc: z.string(), lastmod: z.string().catch(""), link: z.array(link.catch({})).catch([]) })
  .partial()
  .or(z.literal("").transform(() => ({})));
const parsed = z.object({
  urlset: z
    .object({ url: list(entry) })
    .or(z.literal("").transform(() => ({ url: [] })))
    .optional(),
  sitemapindex: z
    .object({ sitemap: list(entry) })
    .or(z.literal("").transform(() => ({ sitemap: [] })))
    .optional(),
});

/** No entities but XML's own five are replaced, below: a document cannot make itself grow. */
function parserOf(options: { ignoreAttributes: boolean }): XMLParser {
  return new XMLParser({
    processEntities: false,
    attributeNamePrefix: "@",
    removeNSPrefix: true,
    parseTagValue: false,
    isArray: (name) => ["url", "sitemap", "link"].includes(name),
    ...options,
  });
}

const parser = parserOf({ ignoreAttributes: true });
const versionsParser = parserOf({ ignoreAttributes: false });

/**
 * Reads a sitemap or sitemap index in XML, or a plain list of addresses.
 *
 * @throws Error saying in words what is wrong with it
 * @see https://www.sitemaps.org/protocol.html
 */
export function parseSitemap(text: string): Sitemap {
  const body = text.replace(/^\uFEFF/, "").trim();
  if (/^https?:\/\/\S+(?:\s|$)/.test(body))
    return {
      kind: "pages",
      urls: body.split(/\s+/).slice(0, MOST_URLS + 1),
      badDates: [],
      lastDays: [],
      dated: 0,
      isWithoutNamespace: false,
      versions: [],
    };
  const root = readRoot(body);
  const isWithoutNamespace = !/<(?:\w+:)?(?:urlset|sitemapindex)\b[^>]*\sxmlns(?::\w+)?\s*=/i.test(body);
  if (root.sitemapindex !== undefined)
    return { kind: "index", isWithoutNamespace, ...contentOf(root.sitemapindex.sitemap), versions: [] };
  if (root.urlset !== undefined) {
    const { url: entries } = root.urlset;
    return { kind: "pages", isWithoutNamespace, ...contentOf(entries), versions: versionsIn(entries) };
  }
  throw new Error("it is neither a sitemap nor a sitemap index.");
}

function readRoot(body: string): z.infer<typeof parsed> {
  let tree: unknown;
  try {
    tree = (/\shreflang\s*=/i.test(body) ? versionsParser : parser).parse(body, true);
  } catch (error) {
    throw new Error(`it is not well-formed XML: ${error instanceof Error ? error.message : "unreadable"}`, {
      cause: error,
    });
  }
  const result = parsed.safeParse(tree);
  if (!result.success) throw new Error("its entries are not those of a sitemap.", { cause: result.error });
  return result.data;
}

function contentOf(
  entries: readonly { loc?: string | undefined; lastmod?: string | undefined }[],
): Pick<Sitemap, "urls" | "badDates" | "lastDays" | "dated"> {
  const urls = entries.map(({ loc }) => decodeEntities((loc ?? "").trim())).filter((url) => url !== "");
  const dates = entries.map(({ lastmod }) => (lastmod ?? "").trim());
  const bad = dates.filter((date) => date !== "" && !isDate(date));
  const days = dates.filter((date) => isDate(date)).map(dayOf);
  return {
    urls: urls.slice(0, MOST_URLS + 1),
    badDates: [...new Set(bad)].slice(0, MOST_DATES),
    dated: days.length,
    lastDays: [...new Set(days)].toSorted().toReversed().slice(0, MOST_DATES),
  };
}

interface LinkingEntry {
  loc?: string | undefined;
  link?: z.infer<typeof link>[] | undefined;
}

function versionsIn(entries: readonly LinkingEntry[]): EntryVersions[] {
  const listing = entries.flatMap(({ loc = "", link: links = [] }): EntryVersions[] => {
    const versions = links
      .filter(({ "@rel": rel = "", "@hreflang": code }) => /\balternate\b/i.test(rel) && code !== undefined)
      .map(({ "@hreflang": code = "", "@href": href = "" }) => ({ code, href: decodeEntities(href.trim()) }));
    const url = decodeEntities(loc.trim());
    return versions.length === 0 || url === "" ? [] : [{ url, versions: versions.slice(0, MOST_VERSIONS) }];
  });
  return listing.slice(0, MOST_WITH_VERSIONS);
}

const DATE =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?)?)?$/i;

/** A date as sitemaps write it: https://www.w3.org/TR/NOTE-datetime */
function isDate(text: string): boolean {
  const [isWritten, year, month = "01", day = "01"] = DATE.exec(text) ?? [];
  if (isWritten === undefined) return false;
  // A day that the month doesn't have becomes one of the next.
  return (
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day) &&
    Number(month) <= 12
  );
}

function dayOf(date: string): string {
  const [year, month = "01", day = "01"] = date.slice(0, "2026-05-31".length).split("-");
  return `${year}-${month}-${day}`;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (typeof name === "string") return NAMED[name] ?? whole;
    const point = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
