import { sitemapAddresses } from "#checks/seo/sitemap-addresses.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages } from "./delivery.ts";
import { developerTool } from "./developer-tools.ts";
import { findError } from "./error-signatures.ts";
import { hasPrivateFolderName, kindOfForbidden, kindOfLinked, type PrivateKind } from "./private-names.ts";

/** A private file of the site that its own pages load or link to, and that answered. */
export interface LinkedFile {
  url: string;
  kind: PrivateKind;
  /** Page that names it. */
  page: string;
  /** Whether it was seen to be a tool for databases that asks for a password. */
  isSignIn: boolean;
  /** What its start shows it to be, where that settles that it is for no visitor. */
  shows?: string;
}

/** What tools for databases call themselves. */
const DATABASE_TOOL = /phpmyadmin|phppgadmin|(?<!\p{L})adminer(?!\p{L})|pgadmin|mongo express/iu;

function asksForPassword(address: string, pages: readonly PageEvidence[]): boolean {
  const page = pages.find(({ url, finalUrl }) => address === url || address === finalUrl);
  if (page?.document.gathered !== true) return false;
  const { title, headings, passwordFields } = page.document.value;
  return (
    passwordFields > 0 &&
    [title ?? "", ...headings.map(({ text }) => text)].some((name) => DATABASE_TOOL.test(name))
  );
}

/** What an ordinary visitor comes across: nothing is asked for that the pages do not name. */
export function linkedPrivateFiles(evidence: Evidence): LinkedFile[] {
  const { host } = evidence.site;
  const open = new Set(
    evidence.site.linkStatuses.filter(({ status }) => isOpen(status)).map(({ url }) => url),
  );
  const found = new Map<string, LinkedFile>();
  // Addresses that the scan itself opened. What some tools show is told as it is.
  for (const page of evidence.pages) {
    if (isOpen(page.status) && !showsServer(page)) open.add(page.url);
  }
  for (const page of measuredPages(evidence)) {
    const links = page.document.gathered ? page.document.value.links.flatMap(({ href }) => href ?? []) : [];
    const named = [
      ...page.requests.filter(({ status }) => isOpen(status)).map(({ url }) => url),
      ...links.filter((href) => open.has(href)),
    ];
    for (const url of named) {
      const kind = privateKind(url, host);
      const isItself = url === page.finalUrl || url === page.url;
      if (kind === null || isItself || found.has(url)) continue;
      const isSignIn = kind === "tool" && asksForPassword(url, evidence.pages);
      const shows = evidence.site.linkedContents?.find((content) => content.url === url)?.isPrivate;
      found.set(url, { url, kind, page: page.finalUrl, isSignIn, ...(shows === undefined ? {} : { shows }) });
    }
  }
  return [...found.values()];
}

function showsServer(page: PageEvidence): boolean {
  const { document } = page;
  return (
    document.gathered &&
    (findError(document.value.text) !== null || developerTool(page, document.value)?.kind === "records")
  );
}

/** A file or a tool with a private name that the site names where everyone can read it. */
export interface NamedFile {
  path: string;
  kind: PrivateKind;
  where: "robots" | "sitemap" | "comment";
  /** Page in which a comment names it. */
  page?: string;
}

/** Folders that robots.txt names, by names of what is kept in private. Robots.txt kept us from looking there. */
export function namedPrivateFolders(evidence: Evidence): string[] {
  return [...new Set(pathsOfRobots(evidence))].filter(
    (path) => hasPrivateFolderName(path) && kindOfForbidden(path) === null,
  );
}

/** Names of private files and tools in robots.txt, sitemaps and comments of pages, each once, in this order. */
export function namedPrivateFiles(evidence: Evidence): NamedFile[] {
  const inRobots = pathsOfRobots(evidence).flatMap((path) => named(path, kindOfForbidden(path), "robots"));
  const inSitemaps = unseenOfSitemaps(evidence).flatMap((path) => named(path, kindOfLinked(path), "sitemap"));
  const inComments = measuredPages(evidence).flatMap(({ commentPaths = [], finalUrl }) =>
    commentPaths.flatMap((path) =>
      named(path, kindOfLinked(path), "comment").map((file) => ({ ...file, page: finalUrl })),
    ),
  );
  const all: NamedFile[] = [...inRobots, ...inSitemaps, ...inComments];
  return [...new Map(all.toReversed().map((file) => [file.path, file])).values()].toReversed();
}

function named(path: string, kind: PrivateKind | null, where: NamedFile["where"]): NamedFile[] {
  return kind === null ? [] : [{ path, kind, where }];
}

/** Paths of the site's own addresses in its sitemaps that were neither visited nor asked for. */
function unseenOfSitemaps({ site, pages }: Evidence): string[] {
  const seen = new Set([...pages.map(({ url }) => url), ...site.linkStatuses.map(({ url }) => url)]);
  return (sitemapAddresses(site) ?? []).flatMap((address) => {
    const url = URL.parse(address);
    return url !== null && url.host === site.host && !seen.has(address) ? [url.pathname] : [];
  });
}

function pathsOfRobots({ site: { robotsTxt } }: Evidence): string[] {
  if (!robotsTxt.gathered || robotsTxt.value.status !== 200) return [];
  const rule = /^\s*disallow\s*:\s*(\/[^\s*$#]+)\$?\s*(?:#.*)?$/i;
  return robotsTxt.value.body.split(/\r?\n/).flatMap((line) => rule.exec(line)?.[1] ?? []);
}

function isOpen(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether an address of the site's own host has the name of a private file or tool. */
export function isPrivate(address: string, host: string): boolean {
  return privateKind(address, host) !== null;
}

function privateKind(address: string, host: string): PrivateKind | null {
  const url = URL.parse(address);
  return url !== null && url.host === host ? kindOfLinked(url.pathname) : null;
}
