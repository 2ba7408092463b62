import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** A sentence that makes the use of something that was seen depend on the visitor's agreement. */
interface WithAgreement {
  sentence: string;
  /** Cookies that it names as they are called. */
  cookies: string[];
  vendors: string[];
}

/** Agreement comes first, whatever the law says. */
const AGREED =
  /(?<!\p{L})(?:(?<!without )(?:with|after|upon|subject to) your (?:prior |explicit |express )?(?:agreement|consent|permission)|(?:only|once|after|not until|not before|as soon as) (?:if |when |after |once )?you (?:have )?(?:agree|consent|accept|given? (?:us )?your (?:agreement|consent|permission))\p{L}*|mit ihrer (?:ausdrücklichen )?(?:einwilligung|zustimmung)|(?:erst|nur),? (?:wenn|nachdem) sie (?:zugestimmt|eingewilligt|zustimmen|einwilligen)|avec votre (?:accord|consentement)|con (?:su|tu) (?:consentimiento|acuerdo)|con il (?:suo|tuo|vostro) consenso|met (?:uw|je) (?:toestemming|akkoord))(?!\p{L})/iu;
/** It holds only in some places or for some people, is denied, or going on counts as agreement. */
const CONDITION =
  /(?<!\p{L})(?:where|required|applicable|\p{L}*law|EU|EEA|UK|GDPR|Europe\p{L}*|California\p{L}*|residents?|without|unless|do not|don['’]t|by (?:using|continuing|visiting)|ohne|sofern|soweit|gegebenenfalls|sans|sin|senza|zonder|ads? personali[sz]\p{L}*|personali[sz]ed)(?!\p{L})/iu;
/** Data that go to someone may be of another kind than what a tag gets as the page opens. */
const SHARES =
  /(?<!\p{L})(?:shar(?:e|es|ed|ing)|disclos\p{L}+|sell|transfer\p{L}*|weiterge\p{L}*|partag\p{L}+|compart\p{L}+)(?!\p{L})/iu;
const SUFFIX = /(?: Insight)? (?:Pixel|Tag)$/;
const FEWEST_LETTERS = 4;

/** Sentences of a policy that name cookies or companies as used with the visitor's agreement. */
export function namedWithAgreement(
  policy: string,
  seen: { cookies: readonly string[]; vendors: readonly string[] },
): WithAgreement[] {
  return sentencesOf(policy).flatMap((sentence) => {
    if (!AGREED.test(sentence) || CONDITION.test(sentence)) return [];
    const cookies = seen.cookies.filter(
      (name) => name.length >= FEWEST_LETTERS && isNamed(sentence, name, ""),
    );
    const vendors = SHARES.test(sentence)
      ? []
      : seen.vendors.filter((vendor) => isNamed(sentence, vendor.replace(SUFFIX, ""), "i"));
    return cookies.length + vendors.length === 0 ? [] : [{ sentence, cookies, vendors }];
  });
}

function isNamed(sentence: string, name: string, flags: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d_-])${RegExp.escape(name)}(?![\p{L}\d_-])`, `u${flags}`).test(
    sentence,
  );
}
