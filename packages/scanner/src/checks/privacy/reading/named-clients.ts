import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";

const OF_CLIENTS =
  /(?<!\p{L})(?:clients?(?:['’]?s?)? (?:say|said|stor(?:y|ies)|speak|voices)|our clients|testimonials?|success stories|case results|reviews|what (?:people|customers) say|kundenstimmen|erfahrungsberichte|t[ée]moignages|testimonios|testimonianze|ervaringen)(?!\p{L})/iu;
const PERSON =
  /(?<!\p{L})(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}*)? (\p{Lu}[\p{Ll}’'-]{2,}(?:-\p{Lu}\p{Ll}+)?)(?=,| of | owed?| had | was | is | lost | filed )/u;
/** What people tell nobody: debts, and what courts took. */
const TROUBLE =
  /(?<!\p{L})(?:owe[ds]?(?= [^.]{0,40}(?:[$€£] ?\d|irs|back taxes))|back taxes|bankruptc\p{L}+|bankrupt|garnish\p{L}*|foreclos\p{L}+|repossess\p{L}+|evict\p{L}+|child support|arrested|convicted|dui|überschuldet|insolven\p{L}+|gepfändet|schulden(?: von)?|surendett\p{L}+|faillite|deudas? de|embarg\p{L}+|debiti (?:di|per)|pignora\p{L}+|schuld(?:en)? van)(?!\p{L})/iu;
/** Of firms, places and the staff. */
const NO_CLIENT =
  /(?<!\p{L})(?:attorney|lawyer|founder|judge|chapter|court|act|bank|county|street|LLC|Inc|president|author|Anonymous)(?!\p{L})/iu;

/** Clients that a page of testimonials names in full beside their debts or trouble with the law, with short last names. */
export function exposedClients({ document }: ReadPage): string[] {
  if (!OF_CLIENTS.test(subjectOf(document))) return [];
  const text = document.text.replaceAll(/(?<= \p{Lu})\.(?= \p{Lu})/gu, "");
  return sentencesOf(text).flatMap((sentence, at, all) => {
    const near = `${sentence} ${all[at + 1] ?? ""}`;
    const found = PERSON.exec(sentence);
    if (found === null || !TROUBLE.test(near)) return [];
    const [whole, first = "", last = ""] = found;
    if (NO_CLIENT.test(sentence.slice(0, found.index) + whole)) return [];
    return [`${first} ${last.slice(0, 1)}.`];
  });
}
