/** A session ID in an address, without the ID itself. */
export interface SessionIdSeen {
  name: string;
  /** The address with the ID replaced by dots. */
  masked: string;
  /** Whether a server's own name for it stands there; else a person must say what it is. */
  isCertain: boolean;
}

/** How servers write their sessions into addresses; the ID is the second group. */
const OF_SERVERS = [
  /;(jsessionid)=([\w.!-]{8,})/i,
  /[?&](phpsessid|jsessionid|aspsessionid[a-z]*|cfid_?token|zenid|oscsid)=([\w,.-]{16,})/i,
  /\/\((S)\(([a-z\d]{24})\)\)\//,
];
/** A signed token; the ID is the second group. */
const OF_TOKENS =
  /[?&;]((?:access_?|id_?|auth_?|session_?|bearer_?|login_?)?(?:token|jwt|auth))=(eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,})/i;
const NAMED = /[?&;]([\w.-]+)=([^?&;#]+)/g;
/** A shorter value, such as a language or a number of articles, may be in both by chance. */
const SHORTEST_OF_COOKIE = 10;
const MAYBE = /[?&](sid|session_?id|sess(?:ion)?_?token|s(?:ess)?_?key)=([\w.-]{20,})/i;
/** By which whoever has the link gets in or at something; keys of maps are public. */
const OF_A_LINK =
  /[?&]((?:access_?|auth_?|login_?|reset_?|magic_?|invite_?|download_?)?token|auth_?key|api_?key|access_?key|secret)=(?!AIza)([\w.-]{16,})/i;

/**
 * The session ID in an address; null where there is none. A short number may choose a talk or a training course, unless
 * a cookie that keeps visitors signed in has the same value.
 *
 * @param ofCookies values of such cookies
 */
export function sessionIdIn(address: string, ofCookies: readonly string[] = []): SessionIdSeen | null {
  for (const [, name = "", id = ""] of address.matchAll(NAMED)) {
    if (id.length >= SHORTEST_OF_COOKIE && ofCookies.includes(id))
      return { name: name.toLowerCase(), masked: address.replaceAll(id, "…"), isCertain: true };
  }
  for (const pattern of [...OF_SERVERS, OF_TOKENS, MAYBE, OF_A_LINK]) {
    const [, name, id] = pattern.exec(address) ?? [];
    if (name === undefined || id === undefined || !looksRandom(id)) continue;
    return {
      name: name.toLowerCase(),
      masked: address.replace(id, "…"),
      isCertain: OF_SERVERS.includes(pattern),
    };
  }
  return null;
}

function looksRandom(id: string): boolean {
  return /\d/.test(id) && /[a-z]/i.test(id) && new Set(id).size >= 8;
}
