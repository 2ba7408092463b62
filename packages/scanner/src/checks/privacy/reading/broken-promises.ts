import { DATA_APART } from "#checks/privacy/data/denials.ts";
import {
  ALL_DATA,
  CONFIDENTIAL,
  KEEPS_TO_ITSELF,
  PARTICULAR_DATA,
  PASSED_ON,
} from "#checks/privacy/data/sharing-claims.ts";
import { sentencesOf, wordsAround } from "#checks/privacy/reading/sentences.ts";

/** A sentence that says of data what becomes of them. */
export interface SharingClaim {
  sentence: string;
  /** Indexes into `PARTICULAR_DATA`; empty where it speaks of data in general. */
  particular: number[];
  isOfAll: boolean;
}

/** Some conditions leave a promise open whatever it is about. */
const EXCEPT =
  /(?<!\p{L})(?:unless|except|other than|as (?:described|set out|stated|explained)|for (?:their|marketing|advertis|cross)|only|außer|sofern|es sei denn|sauf|hormis|salvo|excepto|tranne|children|minors?|under (?:the age of )?1\d|kinder|enfants|menores|minori)(?!\p{L})/iu;
/** Where it is of all data, consent makes the difference. */
const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|until|before)(?!\p{L})/iu;
const RECIPIENT = /(?<!\p{L})(?:with|to|an|avec|à|con|a)(?!\p{L}) (.{0,60})/iu;
const ANYONE =
  /any ?(?:one|body|third|other)|third[- ]part|others|other (?:compan|part|business)|nobody|outside|advertis|market|dritte|andere|tiers|quiconque|terceros|nadie|terzi|nessuno/iu;
/** It is denied, agreed to first, or no longer about anyone. */
const NOT_PASSED_ON =
  /(?<!\p{L})(?:not|never|n['’]t|no longer|nor|cannot|consent|opt[- ]?in|opted in|permission|if you|when you (?:choose|ask)|you (?:can|may)|anonymi[sz]\p{L}*|aggregat\p{L}*|de-?identified|nicht|nie|niemals|keine?|einwillig\p{L}*|ne|jamais|consentement|no|nunca|consentimiento|non|mai|consenso)(?!\p{L})/iu;

const EACH_CONFIDENTIAL = new RegExp(CONFIDENTIAL, "giu");

/** What visitors say by the links that the laws of California name promises nothing. */
const OPT_OUT_LABEL =
  /(?:do not|don['’]t) (?:sell|share|disclose)(?: (?:or|and|\/) (?:sell|share|disclose))?(?: of)? my (?:\p{L}+ ){0,3}?(?:information|data|info)(?!\p{L})/giu;

/** Promises of a text that data go to nobody else. */
export function sharingPromises(text: string): SharingClaim[] {
  return sentencesOf(text.replaceAll(OPT_OUT_LABEL, " ")).flatMap((whole) => {
    const at = KEEPS_TO_ITSELF.map((words) => whole.search(words)).find((index) => index >= 0);
    if (at === undefined || EXCEPT.test(whole)) return [];
    const claim = claimOf(whole, at);
    const recipient = RECIPIENT.exec(whole.slice(at))?.[1];
    if (recipient !== undefined && !ANYONE.test(recipient)) return [];
    const isOpen = claim.particular.length === 0 && (WITHOUT.test(whole) || DATA_APART.test(whole));
    return isOpen || !isAbout(claim) ? [] : [claim];
  });
}

/** Sentences of a page that call what people send confidential. */
export function confidentialPromises(text: string): SharingClaim[] {
  return sentencesOf(text)
    .filter(
      (sentence) => CONFIDENTIAL.test(sentence) && !EXCEPT.test(sentence.replaceAll(EACH_CONFIDENTIAL, "")),
    )
    .map((sentence) => ({ ...claimOf(sentence, sentence.search(CONFIDENTIAL)), isOfAll: true }));
}

/** What a policy says goes to companies that advertise or deal in data. */
export function passedOn(policy: string): SharingClaim[] {
  return sentencesOf(policy).flatMap((sentence) => {
    const at = PASSED_ON.map((words) => sentence.search(words)).find((index) => index >= 0);
    if (at === undefined || NOT_PASSED_ON.test(sentence)) return [];
    const claim = claimOf(sentence, at);
    return isAbout(claim) ? [claim] : [];
  });
}

/** Whether both are about the same data. */
export function isOfSame(promise: SharingClaim, passed: SharingClaim): boolean {
  if (promise.particular.some((one) => passed.particular.includes(one))) return true;
  return promise.particular.length === 0 && promise.isOfAll && passed.isOfAll;
}

function isAbout({ particular, isOfAll }: SharingClaim): boolean {
  return isOfAll || particular.length > 0;
}

function claimOf(whole: string, at: number): SharingClaim {
  const sentence = wordsAround(whole, at);
  const particular = PARTICULAR_DATA.flatMap((words, index) => (words.test(sentence) ? [index] : []));
  return { sentence, particular, isOfAll: ALL_DATA.test(sentence) };
}
