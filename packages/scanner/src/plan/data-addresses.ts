import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { ownsUrl, type OwnSite } from "./own-site.ts";
import type { RobotsRules } from "./robots-rules.ts";
import { changesSomething } from "./worth-visiting.ts";

/** One careless place in the server usually answers for all of them. */
const MOST = 3;

/**
 * Own addresses that scripts of the pages asked for data, one of each path: those first whose answers let other sites
 * send cookies.
 */
export function dataAddresses(site: OwnSite, pages: readonly PageEvidence[], rules: RobotsRules): string[] {
  const byPath = new Map<string, NetworkRequest>();
  for (const request of pages.flatMap(({ requests }) => requests)) {
    const { url, method, type, status } = request;
    const isData = /^(?:xhr|fetch)$/.test(type) && method === "GET" && status !== null && answers(status);
    if (!isData || !ownsUrl(site, url) || changesSomething(url) || rules.forbids(url) !== null) continue;
    const { pathname } = new URL(url);
    if (!byPath.has(pathname)) byPath.set(pathname, request);
  }
  const [open = [], others = []] = [true, false].map((isOpen) =>
    [...byPath.values()].filter((request) => letsSendCookies(request) === isOpen),
  );
  return [...open, ...others].slice(0, MOST).map(({ url }) => url);
}

function letsSendCookies({ responseHeaders }: NetworkRequest): boolean {
  return responseHeaders.some(([name]) => name.toLowerCase() === "access-control-allow-credentials");
}

/** What refuses our visit answers those who are signed in. */
function answers(status: number): boolean {
  return status < 400 || status === 401 || status === 403;
}
