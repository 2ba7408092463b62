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
  /\b(fbq|gtag|ttq\.track|pintrk|snaptr|rdt|mixpanel\.track|posthog\.capture|amplitude\.track|amplitude\.logEvent|analytics\.track|heap\.track)\(([^{}()]{0,160}["'`]\s*,\s*)(?:([A-Za-z_$][\w$]*)\s*\)|(Object\.fromEntries\(\s*new FormData))/g;

/** In minified code, a name further away is another thing. */
const OBJECT_REACH = 600;
const LITERAL = /["'`]([^"'`]{1,80})["'`]\s*,?\s*$/;
const NAMED_EVENT = /["']?\bevent["']?\s*:\s*["'`]([^"'`]{1,80})["'`]/;

/** A call of a tracker's tag that tells it of an event. */
interface TagCall {
  /** Whose call it may be, as in `data/tracker-hosts.ts`. */
  vendors: readonly string[];
  /** Name of the event, e.g. `QuizAnswer`; empty where it is put together while the script runs. */
  event: string;
  /** What stands before the object in the call. */
  given: string;
  /** What stands in the object. */
  object: string;
}

/** Calls of trackers' tags with an object, which stands there or has a name, and of functions that hand it on to one. */
export function tagCallsIn(code: string): TagCall[] {
  const functions = new Map([...Object.entries(VENDORS), ...functionsIn(code)]);
  const own = [...functions.keys()].filter((name) => !(name in VENDORS));
  const patterns = [[CALL, CALL_WITH_NAME], ...own.map(callsOf)];
  return patterns
    .flatMap(([literal, named]) => callsBy({ literal, named }, code))
    .flatMap(({ callee, given, object }) => {
      const event = LITERAL.exec(given)?.[1] ?? NAMED_EVENT.exec(object)?.[1] ?? "";
      const vendors = functions.get(callee);
      return vendors === undefined ? [] : [{ vendors, event, given, object }];
    });
}

interface Call {
  callee: string;
  given: string;
  object: string;
}

function callsBy(
  { literal, named }: { literal: RegExp | undefined; named: RegExp | undefined },
  code: string,
): Call[] {
  if (literal === undefined || named === undefined) return [];
  const written = [...code.matchAll(literal)].map(({ 1: callee = "", 2: given = "", 3: object = "" }) => {
    return { callee, given, object: withWholeForm(object) };
  });
  const called = [...code.matchAll(named)].map(
    ({ index, 1: callee = "", 2: given = "", 3: name = "", 4: form = "" }) => {
      return { callee, given, object: form === "" ? objectCalled(name, code.slice(0, index)) : WHOLE_FORM };
    },
  );
  return [...written, ...called];
}

/** How we write down that an object has all that a form holds. */
const WHOLE_FORM = "answers:form.value";
const FORM_DATA = /Object\.fromEntries\(\s*new FormData\(/;

function withWholeForm(object: string): string {
  return FORM_DATA.test(object) ? `${object},${WHOLE_FORM}` : object;
}

/** A function of the site's own that a script gives an event, with the names of what it is given. */
const FUNCTION =
  /(?:\bfunction\s+([A-Za-z_$][\w$]*)\s*\(([^()]{1,60})\)\s*\{|\b([A-Za-z_$][\w$]*)\s*=\s*(?:function\s*)?\(?([\w$\s,]{1,60})\)?\s*(?:=>)?\s*\{?)((?:[^{}]|\{[^{}]{0,200}\}){0,400})/g;

/** Functions that hand the object they are given on to a tracker's tag, with whose tag it is. */
function functionsIn(code: string): [string, readonly string[]][] {
  return [...code.matchAll(FUNCTION)].flatMap(
    ([, declared, given, assigned, params, body = ""]): [string, readonly string[]][] => {
      const name = declared ?? assigned ?? "";
      const last = (given ?? params ?? "").split(",").at(-1)?.trim() ?? "";
      const callee = Object.keys(VENDORS).find((one) => body.includes(`${one}(`));
      if (callee === undefined || name in VENDORS || !/^[\w$]+$/.test(last)) return [];
      const rest = body.slice(body.indexOf(`${callee}(`));
      const isHandedOn = new RegExp(String.raw`[(,.]\s*${RegExp.escape(last)}\s*[),}]`).test(rest);
      return isHandedOn ? [[name, VENDORS[callee] ?? []]] : [];
    },
  );
}

function callsOf(name: string): RegExp[] {
  const callee = String.raw`(?<![\w.$])(${RegExp.escape(name)})\(([^{}()]{0,160})`;
  return [
    new RegExp(String.raw`${callee}\{((?:[^{}]|\{[^{}]{0,300}\}){0,800})\}`, "g"),
    new RegExp(String.raw`${callee}(?:([A-Za-z_$][\w$]*)\s*\)|(Object\.fromEntries\(\s*new FormData))`, "g"),
  ];
}

/** What a name stands for at the end of a script's part: the last object it was given; empty where there is none. */
export function objectCalled(name: string, before: string): string {
  const given = new RegExp(String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*\{([^{}]{0,800})\}`, "g");
  const near = before.slice(-OBJECT_REACH);
  const fromForm = new RegExp(String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*${FORM_DATA.source}`);
  if (fromForm.test(near)) return WHOLE_FORM;
  return [...near.matchAll(given)].at(-1)?.[1] ?? "";
}
