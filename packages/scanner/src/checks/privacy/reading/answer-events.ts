import { FINANCES, ILLNESSES, SENSITIVE_NAMES } from "#checks/privacy/data/personal-matters.ts";
import { objectCalled, tagCallsIn } from "#checks/privacy/reading/tag-calls.ts";
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

const BODY_REACH = 500;
const REQUEST =
  /(?:\bfetch|\bsendBeacon|\.post|\.open)\(\s*(?:["'`](?:POST|PUT)["'`]\s*,\s*)?["'`](https?:\/\/[^"'`\s$]{4,200})["'`]/g;
const END_OF_CALL = /\}\s*\)\s*(?:[.;}]|$)|\)\s*;/m;
const NAMES_IN_BODY =
  /:\s*([a-z_$][\w$]*)\s*(?=[,}])|(?:stringify|URLSearchParams)\(\s*([a-z_$][\w$]*)\s*\)/gi;
/** A parameter of an address that is filled with what a field holds. */
const IN_ADDRESS =
  /["'`](https?:\/\/[^"'`\s]{4,200}[?&]([a-z_]\w*)=)(?:["']\s*\+\s*|\$\{\s*)(?:encodeURIComponent\(\s*)?[\w$.]+\.(?:value|checked)\b/gi;
/** A value that is known only while the script runs, with its name, or a name that stands for both. */
const FILLED_IN =
  /(?:^|[,{])\s*["']?([a-z_]\w*)["']?\s*:\s*(?!true\b|false\b|null\b|undefined\b|new\b|Date\b|document\.title|location|window\.location)[a-z_$][\w$.[\]()]*|(?:^|,)\s*([a-z_]\w*)\s*(?=,|$)/gi;
const READS_FIELDS =
  /\.(?:value|checked|selectedOptions|selectedIndex|dataset)\b|\bFormData\b|\.serialize(?:Array)?\(|\.val\(/;

const ABOUT_ANSWERS =
  /answer|quiz|symptom|question|survey|self[-_ ]?(?:test|check)|screening|assessment|questionnaire|antwort|frage|r[ée]ponse|respuesta|risposta|antwoord|odpowied|resposta|(?<![a-z])svar|fr[åa]g[ea]|spørgsm|(?<![a-z])(?:phq|gad|audit|bdi|epds|asrs|mdq|edinburgh)[-_ ]?\d{0,2}(?![a-z\d])/i;
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
