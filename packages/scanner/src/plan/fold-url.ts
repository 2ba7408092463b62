/** Parameters of advertisements and newsletters that tell where a visitor came from. */
const CAMPAIGN =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|piwik_\w+|hsa_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|oly_\w+_id)$/i;

/** Parameters that hold the session of a visitor. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|sid|sessionid|session_id)$/i;
/** Parameters that tell which visit it is. */
const VISIT = new RegExp(`^_g[al]$|${SESSION.source}`, "i");
const IN_PATH = /;(jsessionid)=([^/;?]*)/i;

const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp|cfm)$/i;

/** Whether an address names the file that its folder shows anyway. */
export function isIndexFile(address: string): boolean {
  return INDEX_FILE.test(URL.parse(address)?.pathname ?? "");
}

/** The address to visit: without fragment, tracking parameters and session ids. Null when it is no web address. */
export function visitableUrl(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  url.hash = "";
  url.username = "";
  url.password = "";
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, "");
  for (const name of new Set(url.searchParams.keys())) {
    if (CAMPAIGN.test(name) || VISIT.test(name)) url.searchParams.delete(name);
  }
  return url.href;
}

/** Names of an address's campaign parameters, each once; none where it does not parse. */
export function campaignParameters(address: string): string[] {
  const names = URL.parse(address)?.searchParams.keys() ?? [];
  return [...new Set(names)].filter((name) => CAMPAIGN.test(name));
}

/** The session of a visitor that an address carries, in its parameters or behind a semicolon. */
export function sessionParameters(address: string): { name: string; value: string }[] {
  const url = URL.parse(address);
  if (url === null) return [];
  const [, name, value] = IN_PATH.exec(url.pathname) ?? [];
  const inPath = name === undefined || value === undefined ? [] : [{ name, value }];
  const inQuery = [...url.searchParams].filter(([key]) => SESSION.test(key));
  return [...inPath, ...inQuery.map(([key, id]) => ({ name: key, value: id }))];
}

/** A link's address as it was written, without its campaign parameters. */
export function withoutCampaign(written: string): string {
  const [, path = "", query, fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(written) ?? [];
  const kept = (query ?? "").split("&").filter((pair) => !CAMPAIGN.test(pair.split("=", 1)[0] ?? ""));
  return path + (kept.join("&") === "" ? "" : `?${kept.join("&")}`) + fragment;
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
