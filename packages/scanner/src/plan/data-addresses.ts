import type { PageEvidence } from "#evidence/page.ts";

import { ownsUrl, type OwnSite } from "./own-site.ts";
import type { RobotsRules } from "./robots-rules.ts";
import { changesSomething } from "./worth-visiting.ts";

/** One careless place in the server usually answers for all of them. */
const MOST = 3;

/** Own addresses that scripts of the pages asked for data, one of each path. */
export function dataAddresses(site: OwnSite, pages: readonly PageEvidence[], rules: RobotsRules): string[] {
  const byPath = new Map<string, string>();
  for (const { requests } of pages) {
    for (const { url, method, type, status } of requests) {
      const isData = /^(?:xhr|fetch)$/.test(type) && method === "GET" && status !== null && answers(status);
      if (!isData || !ownsUrl(site, url) || changesSomething(url) || rules.forbids(url) !== null) continue;
      const { pathname } = new URL(url);
      if (!byPath.has(pathname)) byPath.set(pathname, url);
    }
    if (byPath.size >= MOST) break;
  }
  return [...byPath.values()].slice(0, MOST);
}

/** What refuses our visit answers those who are signed in. */
function answers(status: number): boolean {
  return status < 400 || status === 401 || status === 403;
}
