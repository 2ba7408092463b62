import type { PageEvidence } from "#evidence/page.ts";
import type { OwnSite } from "#plan/own-site.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";

const MOST_FOLDERS = 2;
/** One page may be an address of its own; several are made by one program. */
const FEWEST_PAGES = 2;
/** Folders in which any name is a question that a page can answer. */
const OF_SEARCHES =
  /\/(?:search|find|results?|suche|suchen|recherche|chercher|buscar|busqueda|cerca|ricerca|zoeken|szukaj|pesquisa|sok|s|q)\/$/i;

/**
 * Addresses that cannot exist beside pages of the site: programs that make a folder's pages, such as /jobs/..., answer
 * for themselves, whatever the site does with unknown addresses at its root.
 *
 * @param name a name that no page has
 */
export function madeUpAddresses(
  site: OwnSite,
  { pages, rules }: { pages: readonly PageEvidence[]; rules: RobotsRules },
  name: string,
): string[] {
  const folders = Map.groupBy(
    new Set(pages.flatMap((page) => (isProgramPage(page, site) ? [page.finalUrl] : []))),
    folderOf,
  );
  return [...folders]
    .filter(([folder, members]) => members.length >= FEWEST_PAGES && !OF_SEARCHES.test(folder))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([folder]) => `${folder}${name}`)
    .filter((url) => rules.forbids(url) === null)
    .slice(0, MOST_FOLDERS);
}

function isProgramPage({ finalUrl, status, document }: PageEvidence, { host }: OwnSite): boolean {
  const { pathname, search, host: ownHost } = new URL(finalUrl);
  const isNamed = /\.[a-z\d]+$/i.test(pathname);
  const isInFolder = pathname.replace(/\/$/, "").lastIndexOf("/") > 0;
  return status === 200 && document.gathered && ownHost === host && search === "" && !isNamed && isInFolder;
}

function folderOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[^/]*\/?$/, "");
}
