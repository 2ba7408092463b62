import { FINANCES, ILLNESSES, SENSITIVE_NAMES } from "#checks/privacy/data/personal-matters.ts";
import { TRACKING, whoIs } from "#checks/privacy/reading/third-parties.ts";

/** A call by which a script tells a company what a visitor chose or entered. */
export interface AnswerEvent {
  /** Whose call it may be, as in `data/tracker-hosts.ts`. */
  vendors: readonly string[];
  /** Name of the event, e.g. `QuizAnswer`; empty where it is put together while the script runs. */
  event: string;
  /** Property that holds it, e.g. `answer`. */
  property: string;
  /** Whether the script sends it to the company's address itself, and not by a call of the company's tag. */
  isOwnRequest?: true;
  /** Whether it surely holds what a field does, and neither its name nor the event's says anything of an answer. */
  isPlain?: true;
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
/** The same with the name of an object. */
const CALL_WITH_NAME =
  /\b(fbq|gtag|ttq\.track|pintrk|snaptr|rdt|mixpanel\.track|posthog\.capture|amplitude\.track|amplitude\.logEvent|analytics\.track|heap\.track)\(([^{}()]{0,160}["'`]\s*,\s*)([A-Za-z_$][\w$]*)\s*\)/g;
/** In minified code, a name further away is another thing. */
const OBJECT_REACH = 600;
const BODY_REACH = 500;
const REQUEST =
  /(?:\bfetch|\bsendBeacon|\.post|\.open)\(\s*(?:["'`](?:POST|PUT)["'`]\s*,\s*)?["'`](https?:\/\/[^"'`\s$]{4,200})["'`]/g;
const END_OF_CALL = /\}\s*\)\s*(?:[.;}]|$)|\)\s*;/m;
const NAMES_IN_BODY =
  /:\s*([a-z_$][\w$]*)\s*(?=[,}])|(?:stringify|URLSearchParams)\(\s*([a-z_$][\w$]*)\s*\)/gi;
/** A parameter of an address that is filled with what a field holds. */
const IN_ADDRESS =
  /["'`](https?:\/\/[^"'`\s]{4,200}[?&]([a-z_]\w*)=)(?:["']\s*\+\s*|\$\{\s*)(?:encodeURIComponent\(\s*)?[\w$.]+\.(?:value|checked)\b/gi;
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

/** A property filled with what a field holds, with its name. */
const FROM_FIELD =
  /(?:^|[,{])\s*["']?([a-z_]\w*)["']?\s*:\s*(?:[\w$]+(?:\.\w+|\[[^[\]{}]{1,60}\]|\(\s*["'`][^"'`]{0,80}["'`]\s*\))*\.(?:value|checked)\b(?!\s*\()|\$\([^()]{1,80}\)\.val\(\)|[\w$]+\.get\(\s*["'`][\w-]+["'`]\s*\))/gi;
/** Any field's name beside what it holds. */
const ANY_FIELD =
  /(?<field>(?:[\w$]+\.)*(?:e|ev|evt|event|el|elem|element|input|field|select|target|currentTarget|this))\.(?:name|id)\b[^{}]*?["']?\b(?<property>[a-z_]\w*)["']?\s*:\s*\k<field>\.(?:value|checked)\b/i;
/** Carts and products have values, too, and what reaches a person is told elsewhere. */
const NO_ANSWER =
  /price|total|amount|currency|quantity|qty|revenue|sku|coupon|e_?mail|phone|name$|^em$|^ph$|^(?:value|id|field|method|type|page|url|path|title)$/i;

/** Calls that carry what visitors chose or entered, judged by the names that the script gives them. */
export function answerEventsIn(code: string): AnswerEvent[] {
  if (!READS_FIELDS.test(code)) return [];
  return [...toldToTags(code), ...sentByScript(code)];
}

function toldToTags(code: string): AnswerEvent[] {
  return tagCallsIn(code).flatMap(({ vendors, event, object }) => {
    const answer = answerIn(object, event);
    return answer === undefined ? [] : [{ vendors, event, ...answer }];
  });
}

/** A call of a tracker's tag that tells it of an event. */
interface TagCall extends Pick<AnswerEvent, "vendors" | "event"> {
  /** What stands before the object in the call. */
  given: string;
  /** What stands in the object. */
  object: string;
}

/** Calls of trackers' tags with an object, which stands there or has a name. */
export function tagCallsIn(code: string): TagCall[] {
  const literal = [...code.matchAll(CALL)].map(({ 1: callee = "", 2: given = "", 3: object = "" }) => ({
    callee,
    given,
    object,
  }));
  const named = [...code.matchAll(CALL_WITH_NAME)].map(
    ({ index, 1: callee = "", 2: given = "", 3: name = "" }) => ({
      callee,
      given,
      object: objectCalled(name, code.slice(0, index)),
    }),
  );
  return [...literal, ...named].flatMap(({ callee, given, object }) => {
    const event = LITERAL.exec(given)?.[1] ?? NAMED_EVENT.exec(object)?.[1] ?? "";
    const vendors = VENDORS[callee];
    return vendors === undefined ? [] : [{ vendors, event, given, object }];
  });
}

type Answer = Pick<AnswerEvent, "property" | "isPlain">;

function answerIn(object: string, event: string): Answer | undefined {
  const names = [...object.matchAll(FILLED_IN)].map(([, named, alone]) => named ?? alone ?? "");
  const property =
    names.find((name) => ANSWER.test(name) || isSensitive(name)) ??
    (ABOUT_ANSWERS.test(event) ? names.find((name) => MAY_BE_ANSWER.test(name)) : undefined);
  return property === undefined ? fieldIn(object) : { property };
}

function isSensitive(name: string): boolean {
  const words = wordsOf(name);
  return SENSITIVE_NAMES.test(words) || ILLNESSES.test(words) || FINANCES.test(words);
}

/** Whether a property's name says what someone earns, owes or has. */
export function isOfFinances({ property }: Pick<AnswerEvent, "property">): boolean {
  return FINANCES.test(wordsOf(property));
}

function wordsOf(name: string): string {
  return name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");
}

/** The property of an object that says most of what fields hold. */
function fieldIn(object: string): Answer | undefined {
  const names = [...object.matchAll(FROM_FIELD)].map(([, name = ""]) => name);
  const told = names.find(isSensitive);
  if (told !== undefined) return { property: told };
  const property =
    names.find((name) => !NO_ANSWER.test(name)) ?? ANY_FIELD.exec(object)?.groups?.["property"];
  return property === undefined ? undefined : { property, isPlain: true };
}

/** What a name stands for at the end of a script's part: the last object it was given; empty where there is none. */
function objectCalled(name: string, before: string): string {
  const given = new RegExp(String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*\{([^{}]{0,800})\}`, "g");
  return [...before.slice(-OBJECT_REACH).matchAll(given)].at(-1)?.[1] ?? "";
}

/** Requests that a script makes to a tracker itself, with what fields hold. */
function sentByScript(code: string): AnswerEvent[] {
  const sent = [...code.matchAll(REQUEST)].map(({ index, 0: call, 1: url = "" }) => {
    const body =
      code.slice(index + call.length, index + call.length + BODY_REACH).split(END_OF_CALL)[0] ?? "";
    const names = [...body.matchAll(NAMES_IN_BODY)].map(([, inList, inCall]) => inList ?? inCall ?? "");
    const objects = names.map((name) => objectCalled(name, code.slice(0, index)));
    return { url, answer: [body, ...objects].map(fieldIn).find((answer) => answer !== undefined) };
  });
  const inAddress = [...code.matchAll(IN_ADDRESS)].map(([, url = "", name = ""]) => ({
    url,
    answer: fieldIn(`${name}:field.value`),
  }));
  return [...sent, ...inAddress].flatMap(({ url, answer }) => {
    const who = answer === undefined ? null : whoIs(url);
    if (answer === undefined || who === null || !TRACKING.includes(who.purpose)) return [];
    return [{ vendors: [who.vendor], event: "", isOwnRequest: true, ...answer }];
  });
}

/** Whether a script has such a call; to be asked before it is kept. */
export function mayTellAnswers(code: string): boolean {
  return answerEventsIn(code).length > 0;
}
