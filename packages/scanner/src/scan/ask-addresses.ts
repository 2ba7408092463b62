import { randomBytes } from "node:crypto";

import { breadcrumbSteps } from "#checks/seo/breadcrumb-addresses.ts";
import { headLinksOf, structuredImagesOf } from "#checks/seo/named-files.ts";
import { canonicalsOf } from "#checks/seo/page-directives.ts";
import { previewImagesOf } from "#checks/seo/preview-images.ts";
import { isPrivate } from "#checks/security/reading/linked-private-files.ts";
import { sourceMapsOf } from "#checks/security/reading/source-maps.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { LinkStatus, SiteEvidence } from "#evidence/site.ts";
import { askLink, askLinks } from "#gather/site/ask-links.ts";
import { isIndexFile, pageKey, visitableUrl } from "#plan/fold-url.ts";
import { madeUpAddresses } from "#plan/made-up-addresses.ts";
import type { OwnSite } from "#plan/own-site.ts";
import { ownsUrl } from "#plan/own-site.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";
import type { Gatherers } from "#scan/gatherers.ts";
import { linksOf } from "#scan/page-links.ts";

/** What was asked beside the pages that were visited. */
export type Answers = Pick<
  SiteEvidence,
  | "linkStatuses"
  | "externalLinks"
  | "slashTwins"
  | "madeUpProbes"
  | "icon"
  | "folders"
  | "dataCorsProbes"
  | "noncesAgain"
  | "linkedContents"
>;

/** What was found on the pages, and what may be asked of it. */
export interface AddressesFound {
  site: OwnSite;
  rules: RobotsRules;
  /** Addresses found and not visited. */
  leftOut: readonly string[];
  pages: readonly PageEvidence[];
  /** Addresses that were asked for before; none when absent. */
  asked?: ReadonlySet<string>;
  /** Pages of others are only asked for on behalf of a site that its visitors can reach. */
  isPublic: boolean;
}

/** A few tell whether a build publishes its source maps. */
const MOST_MAPS = 5;
const MOST_TWINS = 3;
const MOST_EXTERNAL = 60;
/** Of a page in forty languages a few dozen tell whether its versions are there. */
const MOST_VERSIONS = 30;
/** Most sites have one picture for all pages, or one for each kind. */
const MOST_PREVIEWS = 10;
/** The trails of a site lead through a few folders again and again. */
const MOST_STEPS = 20;
/** Feeds and the like are the same on every page, and pictures in structured data are mostly those that pages show. */
const MOST_NAMED = 20;
/** Others did not ask to be looked at: each of them is asked little. */
const MOST_OF_A_HOST = 3;
const TWIN_LIMITS = { timeoutMs: 6000, maxBytes: 256 * 1024 };

/** Asks for addresses that pages lead to and no visit of ours opened, all kinds side by side. */
export async function askAddresses(
  gatherers: Pick<Gatherers, "client" | "now">,
  seen: AddressesFound,
): Promise<Answers> {
  const { client, now } = gatherers;
  const [linkStatuses, externalLinks, slashTwins, madeUpProbes, icon] = await Promise.all([
    askLinks(client, ownAddresses(seen), now),
    seen.isPublic ? askLinks(client, externalAddresses(seen), now) : null,
    askSlashTwins(gatherers, seen),
    askMadeUp(gatherers, seen),
    askIcon(gatherers, seen),
  ]);
  return {
    linkStatuses,
    slashTwins,
    madeUpProbes,
    ...(icon === null ? {} : { icon }),
    ...(externalLinks === null ? {} : { externalLinks }),
  };
}

/**
 * Asks for files that the site's pages and scripts name and that should not be public: of many links only some are
 * asked for otherwise, and a backup among them weighs more than any other.
 */
export async function askExposed(
  { client, now }: Pick<Gatherers, "client" | "now">,
  found: AddressesFound,
): Promise<LinkStatus[]> {
  const { site, rules, pages } = found;
  const privateFiles = ownAddresses(found).filter((url) => isPrivate(url, site.host));
  const maps = sourceMapsOf({ pages, site }).flatMap(({ map }) => map ?? []);
  const ownMaps = maps.filter((url) => ownsUrl(site, url) && rules.forbids(url) === null);
  return await askLinks(client, [...privateFiles, ...ownMaps.slice(0, MOST_MAPS)], now);
}

/** Own addresses that were linked, named as canonical, language version, preview, breadcrumb, feed or picture, or found otherwise, and not visited. */
function ownAddresses({ site, rules, leftOut, pages, asked }: AddressesFound): string[] {
  const visited = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  const named = pages.flatMap((page) => [
    ...canonicalsOf(page).flatMap(({ url }) => url ?? []),
    ...linksOf(page),
  ]);
  const mayAsk = (url: string): boolean => ownsUrl(site, url) && rules.forbids(url) === null;
  const own = named.filter(mayAsk);
  const versions = [...new Set(pages.flatMap(languageVersionsOf))].filter(mayAsk).slice(0, MOST_VERSIONS);
  const previews = [...new Set(pages.flatMap(previewImagesOf))].filter(mayAsk).slice(0, MOST_PREVIEWS);
  const steps = pages.flatMap((page) => breadcrumbSteps(page).map(({ url }) => url));
  const trails = [...new Set(steps)].filter((url) => mayAsk(url) && !visited.has(url)).slice(0, MOST_STEPS);
  const files = filesForPrograms(pages).filter(mayAsk).slice(0, MOST_NAMED);
  return [...new Set([...own, ...leftOut, ...versions, ...previews, ...trails, ...files])].filter(
    (url) => !visited.has(url) && asked?.has(url) !== true,
  );
}

/** What pages name in their heads and structured data, and did not load themselves. */
function filesForPrograms(pages: readonly PageEvidence[]): string[] {
  const loaded = new Set(pages.flatMap(({ requests }) => requests.map(({ url }) => url)));
  const kinds = [pages.flatMap(headLinksOf), pages.flatMap(structuredImagesOf)];
  return kinds.flatMap((kind) =>
    [...new Set(kind.map(({ url }) => url))].filter((url) => !loaded.has(url)).slice(0, MOST_NAMED / 2),
  );
}

function languageVersionsOf({ document, finalUrl }: PageEvidence): string[] {
  if (!document.gathered) return [];
  return document.value.linkTags.flatMap(({ rel, hreflang, href }) => {
    const isVersion = /(?:^|\s)alternate(?:\s|$)/i.test(rel) && hreflang !== "" && href !== null;
    return isVersion ? (URL.parse(href, finalUrl)?.href ?? []) : [];
  });
}

/** The links that most pages have come last, so that what is in a text is asked first. */
function externalAddresses({ site, pages }: AddressesFound): string[] {
  const counts = new Map<string, number>();
  for (const url of pages.flatMap(linksOf)) {
    if (/^https?:/.test(url) && !ownsUrl(site, url)) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  const ofHost = new Map<string, number>();
  const byRarity = [...counts].toSorted(([, a], [, b]) => a - b).map(([url]) => url);
  return byRarity
    .filter((url) => {
      const { host } = new URL(url);
      ofHost.set(host, (ofHost.get(host) ?? 0) + 1);
      return (ofHost.get(host) ?? 0) <= MOST_OF_A_HOST;
    })
    .slice(0, MOST_EXTERNAL);
}

async function askSlashTwins(
  { client }: Pick<Gatherers, "client">,
  { site, pages, rules }: AddressesFound,
): Promise<NonNullable<SiteEvidence["slashTwins"]>> {
  const linked = new Set(pages.flatMap(linksOf));
  const bySlash = pages
    .flatMap((page) => {
      const twin = slashTwinOf(page);
      return twin === null ? [] : [{ page: page.finalUrl, address: twin }];
    })
    // A form that the site itself links to is one that search engines see.
    .toSorted((a, b) => Number(linked.has(b.address)) - Number(linked.has(a.address)));
  const mayAsk = ({ address }: { address: string }): boolean =>
    ownsUrl(site, address) && rules.forbids(address) === null;
  return await Promise.all(
    [bySlash, indexTwins(pages)]
      .flatMap((twins) => twins.filter(mayAsk).slice(0, MOST_TWINS))
      .map(async ({ page, address }) => ({ page, twin: await client.text(address, TWIN_LIMITS) })),
  );
}

/** Links to the index file of a page that was visited without its name, each once. */
function indexTwins(pages: readonly PageEvidence[]): { page: string; address: string }[] {
  const visited = new Map(
    pages
      .filter(({ status, document }) => status === 200 && document.gathered)
      .map(({ finalUrl }) => [pageKey(finalUrl), finalUrl]),
  );
  const twins = pages.flatMap(linksOf).flatMap((link) => {
    const address = isIndexFile(link) ? visitableUrl(link) : null;
    const page = address === null ? undefined : visited.get(pageKey(address));
    return address === null || page === undefined || isIndexFile(page) ? [] : [{ page, address }];
  });
  return [...new Map(twins.map((twin) => [twin.address, twin])).values()];
}

async function askMadeUp(
  { client }: Pick<Gatherers, "client">,
  { site, pages, rules }: AddressesFound,
): Promise<NonNullable<SiteEvidence["madeUpProbes"]>> {
  const name = `${randomBytes(8).toString("hex")}-does-not-exist`;
  const urls = madeUpAddresses(site, { pages, rules }, name);
  return await Promise.all(urls.map(async (url) => ({ url, answer: await client.text(url, TWIN_LIMITS) })));
}

/** The address of a page with its final slash taken away or added; null where that is no other form of it. */
function slashTwinOf({ finalUrl, status, document }: PageEvidence): string | null {
  if (status !== 200 || !document.gathered) return null;
  const url = new URL(finalUrl);
  const isNamed = /\.[a-z\d]+$/i.test(url.pathname);
  if (url.pathname === "/" || url.search !== "" || isNamed) return null;
  url.hash = "";
  url.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  return url.href;
}

async function askIcon(
  { client }: Pick<Gatherers, "client">,
  { pages, site, rules }: AddressesFound,
): Promise<LinkStatus | null> {
  const [start] = pages;
  if (start === undefined || !start.document.gathered) return null;
  const tag = start.document.value.linkTags.find(
    ({ rel, href }) => /(?:^|\s)icon(?:\s|$)/i.test(rel) && href,
  );
  const address = URL.parse(tag?.href ?? "/favicon.ico", start.finalUrl)?.href ?? null;
  // An icon in the address itself is there; one of another host is not ours to ask for.
  if (address === null || !ownsUrl(site, address) || rules.forbids(address) !== null) return null;
  return await askLink(client, address);
}
