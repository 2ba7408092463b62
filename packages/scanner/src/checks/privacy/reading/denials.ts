import {
  AGREEING,
  AND,
  CONDITIONS,
  type Denied,
  DENIALS,
  DENIED_WORDS,
  NEW_CLAUSE,
} from "#checks/privacy/data/denials.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** A sentence by which a policy says that the site does without something. */
export interface Denial {
  sentence: string;
  denied: DeniedThing[];
}

export interface DeniedThing {
  kind: Denied;
  /** Whether only cookies of that kind are denied, as in 'no analytics cookies'. */
  isOfCookies: boolean;
}

const KINDS = Object.entries(DENIED_WORDS) as [Exclude<Denied, "cookies">, RegExp][];
/** Words that a sentence begins with, by which the heading before it ends. */
const BEGINNING =
  /(?<!\p{L})(?:This|Our|We|The|It|Wir|Diese|Auf|Unsere|Hier|Ce|Nous|Notre|Le|Este|Esta|Nuestr[ao]|No|El|La|Il|Questo|Non|Noi|Deze|Wij|De|Onze|Nie|Ta|Strona|Não|O|A)(?!\p{L})/gu;
const PLAIN_COOKIES =
  /^(?:\p{L}+ )?cookies?(?: (?:at all|whatsoever|here|ein|on this (?:site|website)))?[.;!?]?$/iu;
const COOKIE = /cookie/i;
const OF = /^(?:de|di|d[’']|von|z)(?!\p{L})/iu;

/**
 * What a policy denies without a condition. What it speaks of elsewhere as something that visitors agree to, it does
 * not deny.
 */
export function denialsIn(policy: string): Denial[] {
  const read = sentencesOf(policy).map(denialIn);
  const agreedTo = new Set<Denied>(
    read
      .filter(({ sentence, denied }) => denied.length === 0 && AGREEING.test(sentence))
      .flatMap(({ sentence }) => kindsIn(sentence)),
  );
  const isAgreedTo = (kind: Denied): boolean =>
    agreedTo.has(kind) || (kind === "cookies" && agreedTo.size > 0);
  return read
    .map(({ sentence, denied }) => ({ sentence, denied: denied.filter(({ kind }) => !isAgreedTo(kind)) }))
    .filter(({ denied }) => denied.length > 0);
}

function denialIn(whole: string): Denial {
  const text = whole.replace(NEW_CLAUSE, ".");
  const found = DENIALS.map((denial) => denial.exec(text)).find((match) => match !== null);
  if (found === undefined) return { sentence: whole, denied: [] };
  const beginnings = [...text.matchAll(BEGINNING)].filter(({ index }) => index <= found.index);
  const sentence = text.slice(beginnings.at(-1)?.index ?? 0);
  if (CONDITIONS.test(sentence)) return { sentence, denied: [] };
  const items = (found[1] ?? "").split(AND);
  return {
    sentence,
    denied: items.flatMap((item, at) => thingsIn(item, items.slice(0, at), items.slice(at + 1))),
  };
}

/**
 * One of a list, such as 'cookies', 'analytics cookies' or 'session recording'. In 'analytics or advertising cookies' the
 * last word may belong to both, and so does the first of 'cookies de análisis o de publicidad'.
 */
function thingsIn(item: string, before: readonly string[], after: readonly string[]): DeniedThing[] {
  const kinds = kindsIn(item);
  if (kinds.length === 0)
    return PLAIN_COOKIES.test(item.trim()) ? [{ kind: "cookies", isOfCookies: true }] : [];
  const isOfCookies =
    COOKIE.test(item) ||
    (OF.test(item) && before.some((one) => COOKIE.test(one))) ||
    after.some((one) => COOKIE.test(one) && kindsIn(one).length > 0);
  return kinds.map((kind) => ({ kind, isOfCookies }));
}

function kindsIn(text: string): Exclude<Denied, "cookies">[] {
  return KINDS.filter(([, words]) => words.test(text)).map(([kind]) => kind);
}
