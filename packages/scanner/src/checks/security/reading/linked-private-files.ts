import type { Evidence } from "#evidence.ts";

import { measuredPages } from "./delivery.ts";

/** Files that belong to the making of a site and not to its visitors, by their path. */
const PRIVATE =
  /\/(?:\.(?:git|svn|hg)\/|\.env(?:\.[\w-]+)?$|\.htpasswd$|wp-config\.php[.~]|id_(?:rsa|ed25519)$|phpinfo\.php$|[^/]*\.(?:sql|bak|dump|sqlite3?|mdb|old|orig|swp|pem|pfx|p12|kdbx)(?:\.(?:gz|bz2|xz|zip))?$|[^/]*\.(?:php|html?|js|css|conf|config|ini|ya?ml|json)~$|(?:[^/]*[-_.])?(?:back-?up|bkp|dump|database|db|site|www|public_html|htdocs|website|webroot)(?:[-_.]?\d[\d._-]*)?\.(?:zip|rar|tar|tgz|tbz2?|tar\.(?:gz|bz2|xz)|7z|gz)$|(?:back-?up|dump)[^/]*\.(?:zip|rar|tar|tgz|tar\.(?:gz|bz2|xz)|7z|gz)$)/i;

/** Tables whose names say that they list people. */
const OF_PEOPLE =
  /\/[^/]*(?:^|[/_.-])(?:members?|customers?|clients?|patients?|users?|contacts?|subscribers?|enrol?lments?|attendees|participants|employees|staff|donors?|mitglieder|kunden|patienten|teilnehmer|mitarbeiter|spender|membres?|adh[ée]rents?|abonn[ée]s|inscrits|socios|clientes|pacientes|alumnos|empleados|soci|clienti|pazienti|iscritti|dipendenti|leden|klanten|deelnemers)(?:[_.-][\w.-]*)?\.(?:csv|tsv|xlsx?|ods)$/i;

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

/** Paths that robots.txt names by its rules: nothing there is asked for, as it forbids that, and everyone can read their names. */
export function privateFilesOfRobots({ site: { robotsTxt, host } }: Evidence): string[] {
  if (!robotsTxt.gathered || robotsTxt.value.status !== 200) return [];
  const { url, body } = robotsTxt.value;
  const paths = body
    .split(/\r?\n/)
    .flatMap((line) => /^\s*disallow\s*:\s*(\/[^\s*$#]+)\$?\s*(?:#.*)?$/i.exec(line)?.[1] ?? []);
  return [...new Set(paths)].filter((path) => isPrivate(URL.parse(path, url)?.href ?? "", host));
}

function isOpen(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether an address of the site's own host has the name of a private file. */
export function isPrivate(address: string, host: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.host !== host) return false;
  return PRIVATE.test(url.pathname) || OF_PEOPLE.test(url.pathname);
}
