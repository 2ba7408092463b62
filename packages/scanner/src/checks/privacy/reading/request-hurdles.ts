import {
  CANCEL_WORDS,
  type Hurdle,
  HURDLES,
  REQUESTS,
  type RequestKind,
  WAIT,
} from "#checks/privacy/data/request-hurdles.ts";
import { type ReadPage, wordsOf } from "#checks/privacy/reading/documents.ts";
import { signsUp } from "#checks/privacy/reading/account-words.ts";
import { asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { sentencesOf, wordsAround } from "#checks/privacy/reading/sentences.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import type { FormRef } from "#evidence/document.ts";
import { schemaOrgNodes } from "#checks/seo/structured-data-nodes.ts";

/** What a page demands of those who ask for something. */
export interface DemandedHurdles {
  request: Pick<RequestKind, "name" | "hurdles">;
  hurdles: Hurdle[];
  /** The sentence that demands the most; null where only the form does. */
  sentence: string | null;
}

const DEMANDS =
  /(?<!\p{L})(?:must|requires?|required|needs? (?:to|an?|your)|have to|has to|[Pp]lease|To|müssen|erforderlich|nur|[Bb]itte|Um|doi(?:t|vent)|devez|il faut|obligatoire|uniquement|[Vv]euillez|Pour|debe|deberá|necesario|obligatorio|solo|sólo|Para|deve|necessario|obbligatorio|Per)(?!\p{L})/u;
/** More words by which the request's own page demands something. */
const DEMANDS_THERE =
  /(?<!\p{L})(?:only|enclose|allow|until|takes?|appl(?:y|ies)|not (?:accepted|processed|possible))(?!\p{L})/iu;
/** It is denied, depends on something, is one way of several, or is about someone else. */
export const OPEN =
  /(?<!\p{L})(?:(?:do|does|will|need|is|are)(?: not|n['’]t) (?:\p{L}+ )?(?:need|have|require|required|necessary|charge|ask)|(?:no|without) (?:account|fee|charge|cost|need|an account to)|free of charge|never|may|might|can also|could|optional\p{L}*|alternatively|unless|if|either|or (?:by|via|use|using|visit|send|write|e-?mail|call|click|contact|through|online|log)|agents?|behalf|power of attorney|online or|(?:google|facebook|meta|apple|amazon|linkedin|microsoft|tiktok|pinterest|x|twitter) (?:user )?(?:account|settings)|wenn|falls|kein\p{L}*|oder (?:per|über|online)|kostenlos|si (?:vous|usted)|sans|gratuit\p{L}*|ou (?:par|en ligne)|sin (?:coste|cuenta)|gratis|o (?:por|en línea)|se (?:lei|si)|senza|gratuit[oa]|oppure)(?!\p{L})/iu;
/** Advice on the forms of other companies. */
const ARTICLE = /^(?:\w*Article|BlogPosting|HowTo|Report)$/;
const ARTICLE_PATH = /(?:^|\/)(?:blog|news|articles?|guides?|magazine|how-to[^/]*)(?:\/|$)/i;
const LINK_IN_MAIL =
  /unsubscribe[”"']? (?:link|button)|link (?:at the (?:bottom|end|foot)|in (?:any|every|each|our|the|all)) (?:of )?[^.]{0,20}e-?mail|reply(?:ing)? (?:with )?(?:stop|unsubscribe)/i;

/** Whether the page is about one of these requests, or says a word about one. */
export function speaksOfRequests(read: ReadPage): boolean {
  const words = wordsOf(read.document);
  if (CANCEL_WORDS.test(words)) return true;
  return REQUESTS.some((request) => request.words.test(words) || request.subject.test(subjectIn(read)));
}

/** What the page demands before people can opt out, unsubscribe or have their data deleted. */
export function hurdlesOn(read: ReadPage): DemandedHurdles[] {
  if (isArticle(read)) return [];
  return REQUESTS.flatMap((request) => {
    const isItsOwn = request.subject.test(subjectIn(read));
    const isOtherWay = hasOtherWay(read, request);
    const inSight = (hurdles: Hurdle[]): Hurdle[] =>
      hurdles.filter((one) => !(isOtherWay && OF_ACCOUNTS.has(one)));
    const told = sentencesOf(read.document.text)
      .filter((sentence) => (isItsOwn ? !isOfOther(sentence, request) : isToward(sentence, request)))
      .map((sentence) => ({ sentence, hurdles: inSight(demandedIn(sentence, request, isItsOwn)) }))
      .filter(({ hurdles }) => hurdles.length > 0);
    const [most] = told.toSorted((a, b) => b.hurdles.length - a.hurdles.length);
    const asked = isItsOwn ? read.document.forms.flatMap((form) => askedBy(form, request)) : [];
    const hurdles = [...new Set([...told.flatMap((one) => one.hurdles), ...inSight(asked)])];
    if (hurdles.length === 0) return [];
    return [{ request, hurdles, sentence: most === undefined ? null : plain(most.sentence) }];
  });
}

/** Elsewhere the sentence itself must say what its demand is for: 'to opt out of the sale, ...'. */
function isToward(sentence: string, { words, isToldElsewhere }: RequestKind): boolean {
  const at = sentence.search(words);
  return isToldElsewhere && at >= 0 && TO.test(sentence.slice(0, at));
}

const TO = /(?<!\p{L})(?:to|um|pour|para|per)(?!\p{L})[^,;:]{0,25}$/iu;

/** A page of privacy choices tells how to ask for access or deletion, too, and who asks for these is identified. */
function isOfOther(sentence: string, { name }: RequestKind): boolean {
  return (
    name === "opt out" && VERIFIED.test(sentence) && !/opt[- ]?out|sale|sell|shar(?:e|ing)/i.test(sentence)
  );
}

const VERIFIED =
  /access|know|delet|correct|portab|verif|copy of (?:your|the) (?:personal )?(?:data|information)/i;
const OF_ACCOUNTS = new Set<Hurdle>(["account", "sign-in"]);
function demandedIn(sentence: string, request: RequestKind, isItsOwn: boolean): Hurdle[] {
  const isDemanded = DEMANDS.test(sentence) || (isItsOwn && DEMANDS_THERE.test(sentence));
  if (!isDemanded || OPEN.test(sentence)) return [];
  const found = wordsIn(sentence).filter((one) => request.hurdles[one] !== undefined);
  return daysIn(sentence) > (request.longestDays ?? Infinity) ? [...found, "wait"] : found;
}

/** Hurdles that a sentence has words of. */
export function wordsIn(sentence: string): Hurdle[] {
  return HURDLES.filter(({ words }) => words.test(sentence)).map(({ hurdle }) => hurdle);
}

/** Backups are deleted later. */
function daysIn(sentence: string): number {
  const [, count = "0", business, unit = ""] = /backup/i.test(sentence) ? [] : (WAIT.exec(sentence) ?? []);
  const perUnit = /^(?:w|s)/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1;
  return Number(count) * perUnit * (business === undefined ? 1 : 1.4);
}

/** What the form of the request's own page asks for. */
function askedBy(form: FormRef, { hurdles }: RequestKind): Hurdle[] {
  const isSignIn = isLogIn(form) && form.fields.every(({ type }) => type !== "file");
  if (isSignIn || signsUp(form)) return [];
  return form.fields.flatMap(({ type, label, name }): Hurdle[] => {
    if (type === "password") return hurdles.account === undefined ? [] : ["account"];
    const words = `${label} ${name.replaceAll(/[-_]/g, " ")}`;
    if (type === "file")
      return IDENTITY_FILE.test(words) && hurdles.identity !== undefined ? ["identity"] : [];
    const asked = wordsIn(words).includes("birth date") || /(?<!\p{L})dob(?!\p{L})/iu.test(words);
    return asked && hurdles["birth date"] !== undefined ? ["birth date"] : [];
  });
}

const IDENTITY_FILE =
  /licen[cs]e|passport|(?<!\p{L})id(?!\p{L})|identi|ausweis|passeport|pasaporte|passaporto|dni(?!\p{L})|birth certificate/iu;

/** Another way in sight: a link in each letter, or a form for an address alone. */
function hasOtherWay({ document }: ReadPage, { name }: RequestKind): boolean {
  const isPlain = (form: FormRef): boolean =>
    form.fields.some(asksForPersonalData) && form.fields.every(({ type }) => type !== "password");
  return document.forms.some(isPlain) || (name === "unsubscribe" && LINK_IN_MAIL.test(document.text));
}

function subjectIn({ page, document }: ReadPage): string {
  const path = URL.parse(page.finalUrl)?.pathname ?? "";
  return `${subjectOf(document)} ${path.replaceAll(/[-_/]/g, " ")}`;
}

/** The sentence of a policy that takes a fee for whatever people ask about their data; null where there is none. */
export function feeForRequests({ document }: ReadPage): string | null {
  const sentences = sentencesOf(document.text);
  const at = sentences.findIndex(
    (sentence) =>
      FOR_REQUESTS.test(sentence) && wordsIn(sentence).includes("fee") && !WITH_GROUND.test(sentence),
  );
  return at === -1 || OPEN.test(sentences[at] ?? "") ? null : (sentences[at] ?? null);
}

const FOR_REQUESTS =
  /(?:charge|cost|pay|fee)[^.]{0,60}(?:(?:for|per) (?:each|every|any|all|your|a|the) (?:(?:data|access|deletion|privacy|such|subject) )*requests?|to (?:process|answer|handle) (?:your|each|any|a) (?:\p{L}+ )?requests?)(?!\p{L})|(?:gebühr|kosten)[^.]{0,60}(?:je|pro|für jede) (?:anfrage|auskunft|antrag)|frais[^.]{0,60}(?:par|pour (?:chaque|toute)) demande|(?:tasa|coste)[^.]{0,60}(?:por|para) (?:cada )?solicitud|costo[^.]{0,60}per (?:ogni )?richiesta/iu;
/** What the laws allow a fee for. */
const WITH_GROUND =
  /unfounded|excessive|repetitive|repeated|second|further|additional|unbegründet|exzessiv|wiederholt|weitere|infond|excessi|abusi|répét|supplémentaire|infundad|excesiv|repetitiv|infondat|ripetitiv|ulterior/iu;

export function isArticle({ page, document: { structuredData } }: ReadPage): boolean {
  const types = structuredData.flatMap(({ value }) => schemaOrgNodes(value)).flatMap((node) => node.types);
  return (
    types.some((type) => ARTICLE.test(type)) || ARTICLE_PATH.test(URL.parse(page.finalUrl)?.pathname ?? "")
  );
}

/** A sentence to quote: what stands before its words on hurdles is cut. */
export function plain(sentence: string): string {
  const places = HURDLES.map(({ words }) => sentence.search(words)).filter((at) => at >= 0);
  return wordsAround(sentence, Math.min(...places, sentence.length));
}
