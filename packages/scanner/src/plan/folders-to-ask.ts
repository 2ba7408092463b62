import type { PageEvidence } from "#evidence/page.ts";
import type { OwnSite } from "#plan/own-site.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";

/** A few tell how the server is set up. */
const MOST_FOLDERS = 6;
const FILES = new Set(["script", "stylesheet", "image", "font", "media"]);
const DOWNLOAD = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|zip|gz|7z|rar|epub|ics|mp3|mp4)$/i;

/**
 * Folders above files that the pages load from the site's own host or offer to download, up to the first one below the root: the folder of a
 * file before those above it, and those of uploads before those of the site's own code. What `robots.txt` forbids and
 * what is a page itself is left out.
 */
export function foldersToAsk(site: OwnSite, pages: readonly PageEvidence[], rules: RobotsRules): string[] {
  const visited = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  const folders = pages
    .flatMap((page) => [...loadedFiles(page), ...downloads(page)])
    .filter((url) => isOwn(url, site))
    .flatMap(foldersAbove);
  const unique = [...new Map(folders.map((folder) => [folder.url, folder])).values()];
  return unique
    .toSorted((a, b) => Number(b.isOfUploads) - Number(a.isOfUploads) || a.above - b.above)
    .map(({ url }) => url)
    .filter((url) => !visited.has(url) && rules.forbids(url) === null)
    .slice(0, MOST_FOLDERS);
}

function loadedFiles({ requests }: PageEvidence): string[] {
  return requests.filter(({ type, status }) => FILES.has(type) && status === 200).map(({ url }) => url);
}

function downloads({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  return document.value.links.flatMap(({ href }) =>
    href !== null && DOWNLOAD.test(URL.parse(href)?.pathname ?? "") ? [href] : [],
  );
}

function isOwn(url: string, { host }: OwnSite): boolean {
  return URL.parse(url)?.host === host;
}

/** `/a/b/c.js` stands in `/a/b/`, and that in `/a/`. The root is the site itself. */
function foldersAbove(file: string): { url: string; above: number; isOfUploads: boolean }[] {
  const { origin, pathname } = new URL(file);
  const parts = pathname.split("/").slice(1, -1);
  // An empty part is an address that a program takes apart, such as /cdn/https://...
  if (parts.includes("")) return [];
  return parts.map((_, at) => {
    const path = parts.slice(0, at + 1);
    return {
      url: `${origin}/${path.join("/")}/`,
      above: parts.length - at,
      isOfUploads: /^(?:uploads?|files?|media|documents?|downloads?|backups?)$/i.test(path.at(-1) ?? ""),
    };
  });
}
