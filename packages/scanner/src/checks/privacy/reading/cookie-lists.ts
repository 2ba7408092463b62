import { AGREEING } from "#checks/privacy/data/denials.ts";
import { knownItem } from "#checks/privacy/reading/cookies.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** A word that can be the name of a cookie: with a sign, a digit or a capital inside, as plain words don't have. */
const NAME_LIKE = /(?<![\w.@/-])[A-Za-z_][\w-]*(?:[_\d-]|[a-z][A-Z])[\w-]*(?![\w@/-]|\.\w)/g;
/** What lists write for the part of a name that differs: `_ga_*`, `_hjSession_xxx`, `_gat_<id>`. */
const OPEN_ENDED = /([\w.-]{2,}?)(?:\*|<[^>]{0,20}>|\[[^\]]{0,20}\]|\{[^}]{0,20}\}|[xX]{2,}|#{1,})(?![\w])/g;
const FEWEST_NAMES = 2;
const NEXT = String.raw`(?:following|folgende[sn]?|volgende|siguientes?|seguenti?|seguintes?|suivants?|następując\p{L}+)`;
/** Words by which a text says that it names all cookies. */
const NO_OTHERS: readonly RegExp[] = [
  String.raw`(?:only|nothing but|just|nur|lediglich|ausschließlich|alleen|uitsluitend|enkel|[úu]nicamente|s[óo]lo|solamente|esclusivamente|soltanto|apenas|somente|uniquement|seulement|que|wyłącznie|tylko|jedynie) (?:the |das |die |de |la |las |le |les |il |i |o |os )?(?:${NEXT} (?:\p{L}+ )?(?:cookies?|pliki cookies?)|cookies? ${NEXT})`,
  String.raw`(?:a single|only one|exactly one|just one|nur ein(?:en|e|es)?|nur ein einziges|un seul|una (?:sola|[úu]nica)|un (?:solo|unico)|slechts [ée][ée]n|maar [ée][ée]n|um [úu]nico) cookie(?!s)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "iu"));
/** Where that holds for some time or some of the site. */
const IN_PART =
  /(?<!\p{L})(?:until|before|unless|if|when|without|first visit|bis|bevor|wenn|ohne|avant|sans|tant que|hasta|antes|sin|si|prima|senza|finché|totdat|voordat|zonder|antes|sem)(?!\p{L})/iu;

/** Names of cookies that a text lists. */
export interface CookieList {
  has: (name: string) => boolean;
}

/**
 * The list of cookies in the text of a policy; null where it has none. Two names that are known, or that the site sets,
 * make a list: one alone may be an example, unless the text says that there are no others.
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
  const fewest = sentencesOf(text).some(saysThatNoOthersAre) ? 1 : FEWEST_NAMES;
  return listed.size < fewest ? null : { has };
}

function saysThatNoOthersAre(sentence: string): boolean {
  const isSaid = NO_OTHERS.some((words) => words.test(sentence));
  return isSaid && !IN_PART.test(sentence) && !AGREEING.test(sentence);
}

function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(text);
}
