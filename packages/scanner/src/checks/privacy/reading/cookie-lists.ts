import { knownItem } from "#checks/privacy/reading/cookies.ts";

/** A word that can be the name of a cookie: with a sign, a digit or a capital inside, as plain words don't have. */
const NAME_LIKE = /(?<![\w.@/-])[A-Za-z_][\w-]*(?:[_\d-]|[a-z][A-Z])[\w-]*(?![\w@/-]|\.\w)/g;
/** What lists write for the part of a name that differs: `_ga_*`, `_hjSession_xxx`, `_gat_<id>`. */
const OPEN_ENDED = /([\w.-]{2,}?)(?:\*|<[^>]{0,20}>|\[[^\]]{0,20}\]|\{[^}]{0,20}\}|[xX]{2,}|#{1,})(?![\w])/g;
const FEWEST_NAMES = 2;

/** Names of cookies that a text lists. */
export interface CookieList {
  has: (name: string) => boolean;
}

/**
 * The list of cookies in the text of a policy; null where it has none. Two names that are known, or that the site sets,
 * make a list: one alone may be an example.
 *
 * @param set names of cookies that the site was seen to set
 */
export function cookieListIn(text: string, set: readonly string[]): CookieList | null {
  const words = new Set(text.match(NAME_LIKE));
  const prefixes = [...text.matchAll(OPEN_ENDED)].flatMap(([, prefix]) => prefix ?? []);
  const has = (name: string): boolean =>
    words.has(name) || hasWord(text, name) || prefixes.some((prefix) => name.startsWith(prefix));
  const listed = new Set([...words].filter((word) => knownItem(word) !== null));
  for (const name of set) if (has(name)) listed.add(name);
  return listed.size < FEWEST_NAMES ? null : { has };
}

function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(text);
}
