import { isTellingPath } from "#checks/security/reading/file-contents.ts";
import { isPrivate } from "#checks/security/reading/linked-private-files.ts";
import { sourceMapsOf } from "#checks/security/reading/source-maps.ts";
import type { LinkStatus, SiteEvidence } from "#evidence/site.ts";
import { askContents } from "#gather/site/ask-contents.ts";
import { ownsUrl } from "#plan/own-site.ts";
import type { AddressesFound } from "#scan/ask-addresses.ts";
import type { Gatherers } from "#scan/gatherers.ts";
import { linksOf } from "#scan/page-links.ts";

/** Opens linked files that are no pages, to see what they are: only how they begin is read, and what it shows is kept. */
export async function askLinkedContents(
  { client, now }: Pick<Gatherers, "client" | "now">,
  found: AddressesFound,
  exposed: readonly LinkStatus[],
): Promise<NonNullable<SiteEvidence["linkedContents"]>> {
  const { site, rules, pages } = found;
  const isOpen = ({ status }: { status: number | null }): boolean => status === 200;
  const maps = new Set(sourceMapsOf({ pages, site }).flatMap(({ map }) => map ?? []));
  const open = exposed.filter(isOpen).map(({ url }) => url);
  const visited = pages
    .filter((page) => isOpen(page) && page.notMeasured !== null)
    .filter(({ contentType, finalUrl }) => DATA.test(contentType ?? "") || isPrivate(finalUrl, site.host))
    .map(({ finalUrl }) => finalUrl);
  const linked = [...pages.flatMap(linksOf), ...found.leftOut];
  const telling = linked.filter((url) => isTellingPath(URL.parse(url)?.pathname ?? ""));
  const mayAsk = (url: string): boolean => ownsUrl(site, url) && rules.forbids(url) === null;
  const files = [...new Set([...open, ...visited, ...telling])].filter(
    (url) => !maps.has(url) && mayAsk(url),
  );
  return await askContents(client, { files, maps: open.filter((url) => maps.has(url)) }, now);
}

/** Types of files that are no pages; feeds and sitemaps are for everyone. */
const DATA =
  /^(?:text\/plain|(?:text|application)\/(?:xml|json|x-sql|sql|yaml)|application\/(?:octet-stream|[\w.-]+\+json))\b/i;
