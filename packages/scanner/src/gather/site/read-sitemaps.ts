import { gunzipCapped } from "#egress/decoded-body.ts";
import { decodeText } from "#egress/fetch.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { SitemapFile } from "#evidence/site.ts";
import { parseSitemap, type Sitemap } from "#plan/parse-sitemap.ts";

const MOST_FILES = 50;
/** For all files together. */
const ALL_LIMIT_MS = 20_000;
const FILE_BYTES = 10 * 1024 * 1024;

/**
 * Reads the sitemaps robots.txt names, or `/sitemap.xml`, and those an index leads to. A file that cannot be
 * read keeps its error; a missing `/sitemap.xml` no one named is no file at all.
 *
 * @param options.named in robots.txt
 * @param options.now milliseconds of a clock that only moves forward
 */
export async function readSitemaps(
  client: SiteClient,
  startUrl: string,
  { named, now }: { named: readonly string[]; now: () => number },
): Promise<Gathered<SitemapFile[]>> {
  // Search engines ask for whole addresses. Those of the site alone still tell where the file is.
  const addresses = named.map((address) => URL.parse(address, startUrl)?.href ?? address);
  const queue = named.length > 0 ? [...new Set(addresses)] : [new URL("/sitemap.xml", startUrl).href];
  const files: SitemapFile[] = [];
  /** Index that lists a file, by the file's address. */
  const listedIn = new Map<string, string>();
  const deadline = now() + ALL_LIMIT_MS;
  for (const url of queue) {
    if (now() >= deadline) {
      files.push({
        url,
        urls: [],
        error: "the sitemaps before it took too long.",
      });
      continue;
    }
    const answer = await client.bytes(url, { maxBytes: FILE_BYTES });
    if (!answer.gathered && files.length === 0 && named.length === 0) return answer;
    if (answer.gathered && answer.value.status === 404 && named.length === 0 && files.length === 0) break;
    const { file, further } = await readFile(url, answer);
    const index = further.length > 0 ? listedIn.get(url) : undefined;
    files.push({ ...file, ...(index === undefined ? {} : { indexIn: index }) });
    for (const next of further) {
      if (queue.length >= MOST_FILES || queue.includes(next)) continue;
      queue.push(next);
      listedIn.set(next, url);
    }
  }
  return { gathered: true, value: files };
}

async function readFile(
  url: string,
  answer: Awaited<ReturnType<SiteClient["bytes"]>>,
): Promise<{ file: SitemapFile; further: string[] }> {
  const failed = (error: string) => ({ file: { url, urls: [], error }, further: [] });
  if (!answer.gathered) return failed(answer.reason);
  const { status, headers, truncated } = answer.value;
  if (status !== 200) return failed(`it answered with status ${status}.`);
  const unpacked = await gunzipCapped(answer.value.body, FILE_BYTES).catch(() => null);
  if (unpacked === null) return failed("it is compressed, and the file is damaged.");
  if (truncated || unpacked.truncated) return failed("it is larger than 10 MB, the most we read.");
  try {
    const sitemap: Sitemap = parseSitemap(decodeText({ headers, body: unpacked.bytes }));
    const { kind, urls, badDates, lastDays, dated, isWithoutNamespace, versions } = sitemap;
    const file = {
      url,
      error: null,
      badDates,
      lastDays,
      dated,
      ...(isWithoutNamespace ? { isWithoutNamespace } : {}),
      versions,
    };
    return kind === "index"
      ? { file: { ...file, urls: [] }, further: urls }
      : { file: { ...file, urls }, further: [] };
  } catch (error) {
    return failed(error instanceof Error ? error.message : "it is not readable.");
  }
}
