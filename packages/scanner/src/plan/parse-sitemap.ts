import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

/** One sitemap file: addresses of pages, or of further sitemaps. */
export type Sitemap = { kind: "pages" | "index"; urls: string[] };

/** The protocol's own limit for one file. */
const MOST_URLS = 50_000;

const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const entry = z
  .object({ loc: z.string() })
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
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === "url" || name === "sitemap",
});

/**
 * Reads a sitemap or sitemap index in XML, or a plain list of addresses.
 *
 * @throws Error saying in words what is wrong with it
 * @see https://www.sitemaps.org/protocol.html
 */
export function parseSitemap(text: string): Sitemap {
  const body = text.replace(/^\uFEFF/, "").trim();
  if (/^https?:\/\/\S+(?:\s|$)/.test(body))
    return { kind: "pages", urls: body.split(/\s+/).slice(0, MOST_URLS) };
  const root = readRoot(body);
  if (root.sitemapindex !== undefined) return { kind: "index", urls: locationsOf(root.sitemapindex.sitemap) };
  if (root.urlset !== undefined) return { kind: "pages", urls: locationsOf(root.urlset.url) };
  throw new Error("it is neither a sitemap nor a sitemap index.");
}

function readRoot(body: string): z.infer<typeof parsed> {
  let tree: unknown;
  try {
    tree = parser.parse(body, true);
  } catch (error) {
    throw new Error(`it is not well-formed XML: ${error instanceof Error ? error.message : "unreadable"}`, {
      cause: error,
    });
  }
  const result = parsed.safeParse(tree);
  if (!result.success) throw new Error("its entries are not those of a sitemap.", { cause: result.error });
  return result.data;
}

function locationsOf(entries: readonly { loc?: string | undefined }[]): string[] {
  const urls = entries.map(({ loc }) => decodeEntities((loc ?? "").trim()));
  return urls.filter((url) => url !== "").slice(0, MOST_URLS);
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (typeof name === "string") return NAMED[name] ?? whole;
    const point = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
