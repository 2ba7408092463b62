/** Files that belong to the making of a site and not to its visitors, by their path. */
const PRIVATE =
  /\/(?:\.(?:git|svn|hg)\/|\.env(?:\.[\w-]+)?$|\.htpasswd$|wp-config\.php[.~]|id_(?:rsa|ed25519)$|[^/]*\.(?:sql|bak|dump|sqlite3?|mdb|old|orig|swp|pem|pfx|p12|kdbx)(?:\.(?:gz|bz2|xz|zip))?$|[^/]*\.(?:php|html?|js|css|conf|config|ini|ya?ml|json|txt|xml|py|rb|jsp|aspx?|sh|env)~$|(?:[^/]*[-_.])?(?:back-?up|bkp|dump|database|db|site|sitio|sito|www|public_html|htdocs|website|webroot)(?:[-_.]?(?:old|alt|antiguo|viejo|ancien|vecchio|oud|stary|copy|copia|kopie|kopia|final))?(?:[-_.]?\d[\d._-]*)?\.(?:zip|rar|tar|tgz|tbz2?|tar\.(?:gz|bz2|xz)|7z|gz)$|(?:back-?ups?|bkp|dumps?|copias?(?:-de-seguridad)?|respaldos?|sauvegardes?|sicherung(?:en)?|datensicherung|zapas|kopie|zalohy?|yedek(?:ler)?)\/(?:[^/]+\/)*[^/]*\.(?:zip|rar|tar|tgz|tar\.(?:gz|bz2|xz)|7z|gz)$|(?:back-?up|dump|sauvegarde|sicherung|respaldo|copia-de-seguridad|zaloha|yedek)[^/]*\.(?:zip|rar|tar|tgz|tar\.(?:gz|bz2|xz)|7z|gz)$)/i;

/** Tables whose names say that they list people. */
const OF_PEOPLE =
  /[/_.-](?:members?|customers?|clients?|patients?|users?|contacts?|subscribers?|enrol?lments?|attendees|participants|employees|staff|donors?|students?|pupils?|applicants?|guests?|tenants?|leads|class-?lists?|mailing-?lists?|orders|sch[üu]e?ler|bewerber|mieter|bestellungen|[ée]l[èe]ves|[ée]tudiants|locataires|commandes|estudiantes|pedidos|alunni|leerlingen|bestellingen|mitglieder|kunden|patienten|teilnehmer|mitarbeiter|spender|membres?|adh[ée]rents?|abonn[ée]s|inscrits|socios|clientes|pacientes|alumnos|empleados|soci|clienti|pazienti|iscritti|dipendenti|leden|klanten|deelnemers|klienci|pracownicy|czlonkowie|uczestnicy|pacjenci|kunder|medlemmar|medlemmer|zakaznici|studenti|studenten|zaci|zamestnanci|klienti|uczniowie|ogrenciler|musteriler)(?:[_.-][\w.-]*)?\.(?:csv|tsv|xlsx?|ods)$/i;

/** Tools for those who run a site, with what they show, by their path. */
const TOOL =
  /\/(?:php_?-?info(?:\.php)?|_?info_?php(?:\.php)?|phpinfo\d*\.php|adminer(?:(?:-[\d.]+)?(?:-\w+)*\.php)?|php-?my-?admin[\d.-]*|phppgadmin|pma|mysqladmin|sqladmin|dbadmin|server-(?:status|info)|nginx_status|fpm-status|elmah(?:\.axd)?|trace\.axd|actuator(?:\/(?:env|heapdump|threaddump|configprops|mappings|beans|loggers|httptrace|metrics|health|info|prometheus))?|_profiler|_debugbar|telescope|opcache(?:-gui|\.php)|jolokia|\.ds_store|\.aws\/credentials|\.npmrc|docker-compose\.ya?ml|error_log|(?:debug|error|access|laravel)\.log)\/?$/i;
/** Names that hide such a tool from search engines, and that an ordinary page may have where it is linked. */
const HIDDEN_TOOL =
  /\/(?:info|i|test|phptest|php-test|debug|dump|check|status)\.php$|\/(?:debug|console)\/$/i;
/** Lists of a site's parts; some systems name them in every robots.txt. */
const PARTS =
  /\/(?:composer\.(?:json|lock)|package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|gemfile(?:\.lock)?|pipfile(?:\.lock)?)$/i;

/** What a path has the name of. */
export type PrivateKind = "file" | "tool";

/** What the path of a link has the name of; null where it may be for visitors. */
export function kindOfLinked(path: string): PrivateKind | null {
  if (TOOL.test(path)) return "tool";
  return hasPrivateName(path) || PARTS.test(path) ? "file" : null;
}

/** What a path that robots.txt forbids has the name of; null where it may be for visitors. */
export function kindOfForbidden(path: string): PrivateKind | null {
  if (TOOL.test(path) || HIDDEN_TOOL.test(path)) return "tool";
  return hasPrivateName(path) ? "file" : null;
}

/** Whether a path has the name of a file that is not meant for visitors. */
function hasPrivateName(path: string): boolean {
  return PRIVATE.test(path) || OF_PEOPLE.test(path);
}

/** Folders whose names say that they keep what visitors sent, copies of the site, or papers of customers. */
const PRIVATE_FOLDER =
  /\/(?:(?:user-?|customer-?|client-?)?uploads?|(?:site-?|db-?|database-?)?back-?ups?|bak|(?:sql-?|db-?)?dumps?|db|databases?|(?:my)?sql|(?:data-?)?exports?|invoices|rechnungen|factures|facturas|fatture|facturen|(?:customer|client|patient|member|kunden|patienten)-?(?:files?|data|daten|dateien|documents?|dokumente))\/$/i;

/** Whether a path is of a folder that is not meant to be listed. */
export function hasPrivateFolderName(path: string): boolean {
  return PRIVATE_FOLDER.test(path);
}

const PATH = /(?<![\w.:/])\/[\w~%.-]+(?:\/[\w~%.-]+)*/g;

/** Paths in a comment that have the name of a private file. */
export function privatePathsIn(comment: string): string[] {
  return (comment.match(PATH) ?? [])
    .map((path) => path.replace(/\.$/, ""))
    .filter((path) => TOOL.test(path) || hasPrivateName(path));
}
