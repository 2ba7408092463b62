import { SENSITIVE_NAMES } from "#checks/privacy/data/personal-matters.ts";

/** A call by which a script tells a company what a visitor chose or entered. */
export interface AnswerEvent {
  /** Whose call it may be, as in `data/tracker-hosts.ts`. */
  vendors: readonly string[];
  /** Name of the event, e.g. `QuizAnswer`; empty where it is put together while the script runs. */
  event: string;
  /** Property that holds it, e.g. `answer`. */
  property: string;
}

const GOOGLE = ["Google Analytics", "Google Ads", "Google Marketing Platform", "Google Tag Manager"];
/** Calls that send an event, by the vendors' own guides. */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  fbq: ["Meta Pixel"],
  gtag: GOOGLE,
  "dataLayer.push": GOOGLE,
  "ttq.track": ["TikTok Pixel"],
  pintrk: ["Pinterest Tag"],
  snaptr: ["Snap Pixel"],
  rdt: ["Reddit Pixel"],
  "mixpanel.track": ["Mixpanel"],
  "posthog.capture": ["PostHog"],
  "amplitude.track": ["Amplitude"],
  "amplitude.logEvent": ["Amplitude"],
  "analytics.track": ["Segment"],
  "heap.track": ["Heap"],
};
const CALL =
  /\b(fbq|gtag|dataLayer\.push|ttq\.track|pintrk|snaptr|rdt|mixpanel\.track|posthog\.capture|amplitude\.track|amplitude\.logEvent|analytics\.track|heap\.track)\(([^{}()]{0,160})\{((?:[^{}]|\{[^{}]{0,300}\}){0,800})\}/g;
const LITERAL = /["'`]([^"'`]{1,80})["'`]\s*,?\s*$/;
const NAMED_EVENT = /["']?\bevent["']?\s*:\s*["'`]([^"'`]{1,80})["'`]/;
/** A value that is known only while the script runs, with its name, or a name that stands for both. */
const FILLED_IN =
  /(?:^|[,{])\s*["']?([a-z_]\w*)["']?\s*:\s*(?!true\b|false\b|null\b|undefined\b|new\b|Date\b|document\.title|location|window\.location)[a-z_$][\w$.[\]()]*|(?:^|,)\s*([a-z_]\w*)\s*(?=,|$)/gi;
const READS_FIELDS =
  /\.(?:value|checked|selectedOptions|selectedIndex|dataset)\b|\bFormData\b|\.serialize(?:Array)?\(|\.val\(/;

const ABOUT_ANSWERS =
  /answer|quiz|symptom|question|survey|self[-_ ]?(?:test|check)|screening|assessment|questionnaire|antwort|frage|r[ée]ponse|respuesta|risposta|antwoord/i;
const ANSWER =
  /^(?:(?:user|given|selected|quiz|form)_?)?(?:answers?|responses?|repl(?:y|ies)|symptoms?|choices?|selections?|antwort(?:en)?|r[ée]ponses?|respuestas?|rispost[ae]|antwoord(?:en)?)$/i;
const MAY_BE_ANSWER =
  /^(?:value|selected|option|result|score|label|event_?label|input|field|text|q\d{1,2})$/i;

/** Calls that carry what visitors chose or entered, judged by the names that the script gives them. */
export function answerEventsIn(code: string): AnswerEvent[] {
  if (!READS_FIELDS.test(code)) return [];
  return [...code.matchAll(CALL)].flatMap(([, callee = "", given = "", object = ""]) => {
    const event = LITERAL.exec(given)?.[1] ?? NAMED_EVENT.exec(object)?.[1] ?? "";
    const names = [...object.matchAll(FILLED_IN)].map(([, named, alone]) => named ?? alone ?? "");
    const property =
      names.find((name) => ANSWER.test(name) || SENSITIVE_NAMES.test(name.replaceAll("_", " "))) ??
      (ABOUT_ANSWERS.test(event) ? names.find((name) => MAY_BE_ANSWER.test(name)) : undefined);
    const vendors = VENDORS[callee];
    return property === undefined || vendors === undefined ? [] : [{ vendors, event, property }];
  });
}

/** Whether a script has such a call; to be asked before it is kept. */
export function mayTellAnswers(code: string): boolean {
  return answerEventsIn(code).length > 0;
}
