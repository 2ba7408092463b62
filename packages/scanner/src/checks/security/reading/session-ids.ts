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
  /;(jsessionid)=([\w.!-]{16,})/i,
  /[?&](phpsessid|jsessionid|aspsessionid[a-z]*|cfid_?token|zenid|oscsid)=([\w,.-]{16,})/i,
  /\/\((S)\(([a-z\d]{24})\)\)\//,
];
const MAYBE = /[?&](sid|session_?id|sess(?:ion)?_?token|s(?:ess)?_?key)=([\w.-]{20,})/i;

/** The session ID in an address; null where there is none. A short number may choose a talk or a training course. */
export function sessionIdIn(address: string): SessionIdSeen | null {
  for (const pattern of [...OF_SERVERS, MAYBE]) {
    const [, name, id] = pattern.exec(address) ?? [];
    if (name === undefined || id === undefined || !looksRandom(id)) continue;
    return { name: name.toLowerCase(), masked: address.replace(id, "…"), isCertain: pattern !== MAYBE };
  }
  return null;
}

function looksRandom(id: string): boolean {
  return /\d/.test(id) && /[a-z]/i.test(id) && new Set(id).size >= 8;
}
