import type { Evidence } from "#evidence.ts";

import { measuredPages } from "./delivery.ts";

/** Files that belong to the making of a site and not to its visitors, by their path. */
const PRIVATE =
  /\/(?:\.(?:git|svn|hg)\/|\.env(?:\.[\w-]+)?$|\.htpasswd$|wp-config\.php[.~]|id_rsa$|phpinfo\.php$|[^/]*\.(?:sql|bak)(?:\.(?:gz|zip))?$|(?:backup|dump)[^/]*\.(?:zip|tar|tgz|tar\.gz|7z)$)/i;

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

function isOpen(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

function isPrivate(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.host === host && PRIVATE.test(url.pathname);
}
