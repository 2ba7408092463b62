import {
  AGREEING,
  AND,
  CONDITIONS,
  COOKIES_FOLLOW_NOBODY,
  COOKIES_FOR,
  DATA_APART,
  type Denied,
  DENIALS,
  DENIED_WORDS,
  FOLLOWS_NOBODY,
  NEW_CLAUSE,
  OF_SOME,
  ON_OTHER_SITES,
  SELLS_NOTHING,
  SHARES_FOR_NO_TARGETING,
  SHARES_NOTHING,
  TELLS_NO_ADVERTISER,
} from "#checks/privacy/data/denials.ts";
import { saysOnlyNeeded } from "#checks/privacy/reading/only-needed-cookies.ts";
import { sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";

/** A sentence by which a policy says that the site does without something. */
export interface Denial {
  sentence: string;
  denied: DeniedThing[];
}

export interface DeniedThing {
  kind: Denied;
  /** Whether only cookies of that kind are denied, as in 'no analytics cookies'. */
  isOfCookies: boolean;
  /** Of sharing: whether the sentence is of all data, and not of what a form asks for or of some kind of data. */
  isOfAll?: true | undefined;
}

type NamedKind = keyof typeof DENIED_WORDS;
const KINDS = Object.entries(DENIED_WORDS) as [NamedKind, RegExp][];
const PLAIN_COOKIES =
  /^(?:\p{L}+ )?cookies?(?: (?:at all|whatsoever|here|ein|on this (?:site|website)))?[.;!?]?$/iu;
const COOKIE = /cookie/i;
const EXCEPTIONS =
  /(?<!\p{L})(?:utan|om inte|f[öo]rutom|annat [äa]n|uden|medmindre|undtagen|uten|med mindre|unntatt|unless|without|except|other than|only|but|if|when|who|purposes?|for (?:their|marketing|advertis)|ohne|außer|sofern|soweit|es sei denn|sondern|zu werbe|sans|sauf|hormis|à des fins|sin|salvo|excepto|senza|tranne|salvo|zonder|tenzij|behalve)(?!\p{L})/iu;
/** Buttons of social networks often send nothing at first. */
const LATER =
  /(?<!\p{L})(?:until|before|automatically|directly|bevor|bis|erst|wenn|falls|automatisch|avant|automatiquement|lorsque|hasta|antes|automáticamente|cuando|prima|finché|automaticamente|quando|totdat|voordat|als)(?!\p{L})/iu;
const OF = /^(?:de|di|d[’']|von|z)(?!\p{L})/iu;

/**
 * What a policy denies without a condition. What it speaks of elsewhere as something that visitors agree to, it does
 * not deny.
 */
export function denialsIn(policy: string): Denial[] {
  const read = sentencesOf(policy).flatMap((sentence) => {
    const whole = denialIn(sentence);
    const isNew = ({ denied }: Denial): boolean =>
      denied.some(({ kind }) => whole.denied.every((one) => one.kind !== kind));
    return [whole, ...laterClauses(sentence).map(denialIn).filter(isNew)];
  });
  const agreedTo = new Set<Denied>(
    read
      .filter(({ sentence, denied }) => denied.length === 0 && AGREEING.test(sentence))
      .flatMap(({ sentence }) => kindsIn(sentence)),
  );
  const isAgreedTo = (kind: Denied): boolean =>
    agreedTo.has(kind === "advertisers" || kind === "targeting" ? "advertising" : kind) ||
    (kind === "cookies" && agreedTo.size > 0);
  return read
    .map(({ sentence, denied }) => ({ sentence, denied: denied.filter(({ kind }) => !isAgreedTo(kind)) }))
    .filter(({ denied }) => denied.length > 0);
}

/** 'We share nothing, and we use no cookies' denies twice; a condition anywhere may be one of both. */
function laterClauses(sentence: string): string[] {
  return EXCEPTIONS.test(sentence) || LATER.test(sentence) ? [] : sentence.split(ONE_MORE_CLAUSE).slice(1);
}

const ONE_MORE_CLAUSE =
  /\s+(?:and|nor|und|et|y|e|en|i)\s+(?=(?:we|wir|nous|nosotros|noi|wij|our (?:site|website)|unsere (?:seite|website)|notre site|do not|don['’]t|never|verwenden keine|setzen keine|nutzen keine|ne|no (?:us|utiliz|emple|instal|ced|compart)\p{L}+|non (?:us|utilizz|ced|condivid)\p{L}+|não \p{L}+|nie \p{L}+|gebruiken geen|plaatsen geen)(?!\p{L}))/iu;

function denialIn(whole: string): Denial {
  const shared = [
    ...(saysOnlyNeeded(whole) ? [{ kind: "cookies" as const, isOfCookies: true }] : []),
    ...followingDenied(whole),
    ...sellingDenied(whole),
    ...sharingDenied(whole),
    ...targetingDenied(whole),
    ...advertisersDenied(whole),
  ];
  const text = whole.replace(NEW_CLAUSE, ".").replaceAll(COOKIES_FOR, "$1 cookies");
  const found = DENIALS.map((denial) => denial.exec(text)).find((match) => match !== null);
  if (found === undefined)
    return { sentence: shared.length > 0 ? withoutHeading(whole, claimAt(whole)) : whole, denied: shared };
  const sentence = withoutHeading(text, found.index);
  if (CONDITIONS.test(sentence)) return { sentence, denied: shared };
  const items = (found[1] ?? "").split(AND);
  const denied = items.flatMap((item, at) => thingsIn(item, items.slice(0, at), items.slice(at + 1)));
  return shared.length > 0
    ? { sentence: withoutHeading(whole, found.index), denied: [...denied, ...shared] }
    : { sentence, denied };
}

/** Where a sentence begins to say that something is not shared. */
function claimAt(sentence: string): number {
  const claims = [...FOLLOWS_NOBODY, ...SHARES_NOTHING, ...SHARES_FOR_NO_TARGETING, ...TELLS_NO_ADVERTISER];
  const places = claims.flatMap((claim) => claim.exec(sentence)?.index ?? []);
  return places.length === 0 ? 0 : Math.min(...places);
}

/** Only of this site, and without a condition. */
function followingDenied(sentence: string): DeniedThing[] {
  if ([EXCEPTIONS, LATER, ON_OTHER_SITES].some((words) => words.test(sentence))) return [];
  const isAll = FOLLOWS_NOBODY.some((denial) => denial.test(sentence));
  if (!isAll && COOKIES_FOLLOW_NOBODY.test(sentence))
    return [
      { kind: "cookies", isOfCookies: true },
      { kind: "tracking", isOfCookies: true },
    ];
  return isAll ? [{ kind: "tracking", isOfCookies: false }] : [];
}

const FOR_MONEY = /(?<!\p{L})(?:for|in exchange for|in return for) (?:money|cash|monetary|payment)/iu;

/** Of all data and every visitor; what counts as a sale a person judges. */
function sellingDenied(whole: string): DeniedThing[] {
  const isSaid = SELLS_NOTHING.some((denial) => denial.test(whole));
  const isApart = [EXCEPTIONS, FOR_MONEY, OF_SOME, DATA_APART].some((words) => words.test(whole));
  return isSaid && !isApart ? [{ kind: "selling", isOfCookies: false }] : [];
}

/** Only where the sentence knows no exception: many go on with one. */
function sharingDenied(sentence: string): DeniedThing[] {
  const claim = SHARES_NOTHING.map((denial) => denial.exec(sentence)).find((match) => match !== null);
  if (claim === undefined) return [];
  const after = sentence.slice(claim.index);
  if (EXCEPTIONS.test(after)) return [];
  const isOfAll = ![OF_SOME, DATA_APART, OF_SOME_DATA].some((words) => words.test(sentence));
  return [{ kind: "sharing", isOfCookies: false, ...(isOfAll ? { isOfAll } : {}) }];
}

/** What is given in a form, an order or a message, or was spoken of before. */
const OF_SOME_DATA =
  /(?<!\p{L})(?:forms?|formulars?|formular\p{L}*|formulai?r[ei]\p{L}*|m[oó]dulo|newsletter|orders?|bestell\p{L}*|commande|pedido|ordine|messages?|nachricht\p{L}*|contact|kontakt\p{L}*|enter(?:ed)?|submit\p{L}*|provided|health|medical|sensitive|these|those|such|this|diese[rn]?|eingegeben\p{L}*|ces|cette|estos|dichos|esta|questi|tali|deze|te|those|anonym\p{L}*)(?!\p{L})/iu;

function targetingDenied(whole: string): DeniedThing[] {
  const claim = SHARES_FOR_NO_TARGETING.map((denial) => denial.exec(whole)).find((match) => match !== null);
  if (claim === undefined) return [];
  const sentence = withoutHeading(whole, claim.index);
  const isApart = [EXCEPTIONS, OF_SOME, DATA_APART].some((words) => words.test(sentence));
  return isApart ? [] : [{ kind: "targeting", isOfCookies: false }];
}

/** Only where it holds for all data and for every visitor. */
function advertisersDenied(whole: string): DeniedThing[] {
  const claim = TELLS_NO_ADVERTISER.map((denial) => denial.exec(whole)).find((match) => match !== null);
  if (claim === undefined) return [];
  const sentence = withoutHeading(whole, claim.index);
  if (EXCEPTIONS.test(sentence) || LATER.test(sentence) || DATA_APART.test(sentence)) return [];
  return [{ kind: "advertisers", isOfCookies: false }];
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

function kindsIn(text: string): NamedKind[] {
  return KINDS.filter(([, words]) => words.test(text)).map(([kind]) => kind);
}
