/** Files that belong to the making of a site and not to its visitors, by their path. */
const PRIVATE =
  /\/(?:\.(?:git|svn|hg)\/|\.env(?:\.[\w-]+)?$|\.htpasswd$|wp-config\.php[.~]|id_(?:rsa|ed25519)$|phpinfo\.php$|[^/]*\.(?:sql|bak|dump|sqlite3?|mdb|old|orig|swp|pem|pfx|p12|kdbx)(?:\.(?:gz|bz2|xz|zip))?$|[^/]*\.(?:php|html?|js|css|conf|config|ini|ya?ml|json)~$|(?:[^/]*[-_.])?(?:back-?up|bkp|dump|database|db|site|www|public_html|htdocs|website|webroot)(?:[-_.]?\d[\d._-]*)?\.(?:zip|rar|tar|tgz|tbz2?|tar\.(?:gz|bz2|xz)|7z|gz)$|(?:back-?up|dump)[^/]*\.(?:zip|rar|tar|tgz|tar\.(?:gz|bz2|xz)|7z|gz)$)/i;

/** Tables whose names say that they list people. */
const OF_PEOPLE =
  /\/[^/]*(?:^|[/_.-])(?:members?|customers?|clients?|patients?|users?|contacts?|subscribers?|enrol?lments?|attendees|participants|employees|staff|donors?|mitglieder|kunden|patienten|teilnehmer|mitarbeiter|spender|membres?|adh[ée]rents?|abonn[ée]s|inscrits|socios|clientes|pacientes|alumnos|empleados|soci|clienti|pazienti|iscritti|dipendenti|leden|klanten|deelnemers)(?:[_.-][\w.-]*)?\.(?:csv|tsv|xlsx?|ods)$/i;

/** Whether a path has the name of a file that is not meant for visitors. */
export function hasPrivateName(path: string): boolean {
  return PRIVATE.test(path) || OF_PEOPLE.test(path);
}

/** Folders whose names say that they keep what visitors sent, copies of the site, or papers of customers. */
const PRIVATE_FOLDER =
  /\/(?:(?:user-?|customer-?|client-?)?uploads?|(?:site-?|db-?|database-?)?back-?ups?|bak|(?:sql-?|db-?)?dumps?|(?:data-?)?exports?|invoices|rechnungen|factures|facturas|fatture|facturen|(?:customer|client|patient|member|kunden|patienten)-?(?:files?|data|daten|dateien|documents?|dokumente))\/$/i;

/** Whether a path is of a folder that is not meant to be listed. */
export function hasPrivateFolderName(path: string): boolean {
  return PRIVATE_FOLDER.test(path);
}

const PATH = /(?<![\w.:/])\/[\w~%.-]+(?:\/[\w~%.-]+)*/g;

/** Paths in a comment that have the name of a private file. */
export function privatePathsIn(comment: string): string[] {
  return (comment.match(PATH) ?? []).map((path) => path.replace(/\.$/, "")).filter(hasPrivateName);
}
