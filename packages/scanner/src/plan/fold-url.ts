/** Parameters that only tell where a visitor came from, or which visit it is. */
const NOISE =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|piwik_\w+|hsa_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_\w+_id|phpsessid|jsessionid|aspsessionid\w*|sid|sessionid|session_id)$/i;

const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp|cfm)$/i;

/** The address to visit: without fragment, tracking parameters and session ids. Null when it is no web address. */
export function visitableUrl(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  url.hash = "";
  url.username = "";
  url.password = "";
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, "");
  for (const name of new Set(url.searchParams.keys())) {
    if (NOISE.test(name)) url.searchParams.delete(name);
  }
  return url.href;
}

/**
 * One key for addresses that are one page: blind to scheme, `www.`, index file, double and final slashes,
 * order of parameters and the noise of `visitableUrl`.
 */
export function pageKey(address: string): string {
  const visitable = visitableUrl(address);
  if (visitable === null) return address;
  const url = new URL(visitable);
  url.searchParams.sort();
  const path = url.pathname
    .replace(/\/{2,}/g, "/")
    .replace(INDEX_FILE, "/")
    .replace(/\/$/, "");
  return `${url.host.replace(/^www\./, "")}${path}${url.search}`;
}
