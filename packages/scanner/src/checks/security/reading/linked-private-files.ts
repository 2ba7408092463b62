import type { Evidence } from "#evidence.ts";

import { measuredPages } from "./delivery.ts";
import { hasPrivateFolderName, hasPrivateName } from "./private-names.ts";

/** A private file of the site that its own pages load or link to, and that answered. */
export interface LinkedFile {
  url: string;
  /** Page that names it. */
  page: string;
}

/** What an ordinary visitor comes across: nothing is asked for that the pages do not name. */
export function linkedPrivateFiles(evidence: Evidence): LinkedFile[] {
  const { host } = evidence.site;
  const open = new Set(
    evidence.site.linkStatuses.filter(({ status }) => isOpen(status)).map(({ url }) => url),
  );
  const found = new Map<string, LinkedFile>();
  // An address that the scan itself opened, and that turned out to be no page.
  for (const { url, status, notMeasured } of evidence.pages) {
    if (notMeasured !== null && isOpen(status)) open.add(url);
  }
  for (const page of measuredPages(evidence)) {
    const links = page.document.gathered ? page.document.value.links.flatMap(({ href }) => href ?? []) : [];
    const named = [
      ...page.requests.filter(({ status }) => isOpen(status)).map(({ url }) => url),
      ...links.filter((href) => open.has(href)),
    ];
    for (const url of named) {
      if (isPrivate(url, host) && !found.has(url)) found.set(url, { url, page: page.finalUrl });
    }
  }
  return [...found.values()];
}

/** A file with the name of a private one that the site names where everyone can read it. */
export interface NamedFile {
  path: string;
  /** Page in which a comment names it; null where robots.txt does. */
  page: string | null;
}

/** Folders that robots.txt names, by names of what is kept in private. Robots.txt kept us from looking there. */
export function namedPrivateFolders(evidence: Evidence): string[] {
  return [...new Set(pathsOfRobots(evidence))].filter(
    (path) => hasPrivateFolderName(path) && !hasPrivateName(path),
  );
}

/** Names of private files in robots.txt and in comments of pages, each once. Nobody asked for these files. */
export function namedPrivateFiles(evidence: Evidence): NamedFile[] {
  const inRobots = pathsOfRobots(evidence).filter(hasPrivateName);
  const inComments = measuredPages(evidence).flatMap(({ commentPaths = [], finalUrl }) =>
    commentPaths.map((path) => ({ path, page: finalUrl })),
  );
  const all = [...inRobots.map((path) => ({ path, page: null })), ...inComments];
  return [...new Map(all.toReversed().map((file) => [file.path, file])).values()].toReversed();
}

function pathsOfRobots({ site: { robotsTxt } }: Evidence): string[] {
  if (!robotsTxt.gathered || robotsTxt.value.status !== 200) return [];
  const rule = /^\s*disallow\s*:\s*(\/[^\s*$#]+)\$?\s*(?:#.*)?$/i;
  return robotsTxt.value.body.split(/\r?\n/).flatMap((line) => rule.exec(line)?.[1] ?? []);
}

function isOpen(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether an address of the site's own host has the name of a private file. */
export function isPrivate(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.host === host && hasPrivateName(url.pathname);
}
