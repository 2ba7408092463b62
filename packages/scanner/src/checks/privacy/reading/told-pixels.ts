import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { type AnswerEvent, isOfFinances } from "#checks/privacy/reading/answer-events.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { answerEventsOf, pixelEventsOf } from "#checks/privacy/reading/own-scripts.ts";
import {
  asksForFinances,
  asksForHealth,
  asksForSensitiveData,
  questionsHealth,
} from "#checks/privacy/reading/personal-fields.ts";
import { requestsFor, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import { sensitiveTopic, subjectOf, toldTopic } from "#checks/privacy/reading/topics.ts";

/** What an ad network was told of a visitor. */
export interface ToldTopic {
  /** Of the topic, as in `data/sensitive-topics.ts`. */
  name: string;
  words: string;
}

const MOST_WORDS = 80;

/** What each tracker of these purposes that a page contacts is told of a sensitive topic, in requests or by scripts, by vendor. */
export function toldPixels(
  { page, document }: ReadPage,
  purposes: readonly ThirdPartyPurpose[] = ["advertising"],
): Map<string, ToldTopic> {
  const pixels = requestsFor(purposes, page.requests, page.finalUrl);
  if (pixels.length === 0) return new Map();
  // Pixels send the page's title as well: that is what the page is about, and not what a visitor did.
  const subject = subjectOf(document);
  const isOther = (words: string): boolean => !subject.includes(words.trim());
  const contacted = new Set(pixels.map(({ vendor }) => vendor));
  return new Map([
    ...pixels.flatMap(({ vendor, request }) => toldBy(vendor, valuesIn(request.url).filter(isOther))),
    ...pixelEventsOf(page)
      .filter(({ vendor }) => contacted.has(vendor))
      .flatMap(({ vendor, told }) => toldBy(vendor, told.map(({ words }) => words).filter(isOther))),
  ]);
}

/** A call by which a tracker is told what visitors enter, and what the page asks them about. */
export interface ToldAnswer extends AnswerEvent {
  about: "health" | "sensitive matters" | "finances";
}

/** What neither health laws nor California name, and nobody would tell a tracker. */
const OF_THE_LAW =
  /(?<!\p{L})(?:arrest(?:s|ed)?|convict(?:ed|ions?)|criminal (?:record|history|charges?)|felon(?:y|ies)|undocumented|asylum|visa status|deport\p{L}*|vorstrafen?|asyl|aufenthaltsstatus|casier judiciaire|titre de s[ée]jour|antecedentes penales|precedenti penali|strafblad)(?!\p{L})/iu;

/**
 * The call by which each tracker that a page contacts is told what visitors enter about their health or other sensitive
 * matters, and requests that its scripts make themselves.
 */
export function toldAnswers(read: ReadPage): Map<string, ToldAnswer> {
  const { page } = read;
  const matters = mattersAsked(read);
  const contacted = new Set(trackingRequests(page.requests, page.finalUrl).map(({ vendor }) => vendor));
  const events = answerEventsOf(page).flatMap((event): ToldAnswer[] => {
    const about = isOfFinances(event) ? matters.finances : matters.others;
    return about === null || (event.isPlain === true && !matters.isOfField) ? [] : [{ ...event, about }];
  });
  const surestFirst = events.toSorted((a, b) => Number(a.isPlain ?? false) - Number(b.isPlain ?? false));
  const told = surestFirst.flatMap((event): [string, ToldAnswer][] =>
    event.vendors
      .filter((vendor) => contacted.has(vendor) || event.isOwnRequest === true)
      .map((vendor) => [vendor, event]),
  );
  return new Map(told.toReversed());
}

interface Matters {
  finances: "finances" | null;
  others: Exclude<ToldAnswer["about"], "finances"> | null;
  /** Whether a field itself asks about the others, and not the page or a question beside its choices. */
  isOfField: boolean;
}

function mattersAsked({ page, document }: ReadPage): Matters {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields].filter(
    ({ type }) => !/^(?:hidden|submit|button|search|email|tel|password)$/.test(type),
  );
  const isOfHealth = fields.some(asksForHealth);
  const isOfOthers = fields.some((field) => asksForSensitiveData(field) || OF_THE_LAW.test(field.label));
  const isAboutHealth =
    sensitiveTopic(document, page.finalUrl) === "health" &&
    fields.some(({ type }) => /^(?:select|radio|checkbox)/.test(type));
  const asksHealth =
    isOfHealth || isAboutHealth || document.forms.some(questionsHealth) || offersIllnesses(document);
  const others = isOfOthers ? "sensitive matters" : null;
  return {
    finances: fields.some(asksForFinances) ? "finances" : null,
    others: asksHealth ? "health" : others,
    isOfField: isOfHealth || isOfOthers,
  };
}

/** Answers to choose from that are buttons, and not fields. */
function offersIllnesses({ buttons = [] }: ReadPage["document"]): boolean {
  return buttons.filter((name) => toldTopic([name])?.name === "health").length > 1;
}

function valuesIn(url: string): string[] {
  return [...(URL.parse(url)?.searchParams.values() ?? [])].filter((value) => !URL.canParse(value));
}

function toldBy(vendor: string, texts: readonly string[]): [string, ToldTopic][] {
  const told = toldTopic(texts);
  return told === null ? [] : [[vendor, { ...told, words: told.words.slice(0, MOST_WORDS) }]];
}
