import { MADE_UP, type SecretSeen } from "./secrets.ts";

/** The kind of a key that its name or its own marks call secret: whether it may be public, a person must say. */
export const SECRET_KEY = "secret key";

const MOST_NESTED = 10;
const FEWEST_CHARACTERS = 8;

/** What keys are kept under. */
const OF_KEY = /(?:^| )(?:keys?|tokens?|secret|auth|credentials?)$/;
/** Keys by whose name they are for servers alone. */
const OF_SERVER =
  /(?:^| )(?:secret|private|admin|server|service(?: role)?|master|signing)(?: api| access)? (?:key|token)$|(?:^| )(?:api|client|app|consumer|signing|webhook|shared|hmac|session|cookie|jwt|encryption|auth|nextauth) secret$/;
/** Servers hand these to browsers: keys of push messages, and of a single payment or form. */
const FOR_BROWSERS = /\b(?:application server|vapid|public|publishable|site|push|payment|csrf|captcha)\b/;

/** `gk_prod_7d1f…`, `acme-live-…`: a short name, the system that it is for, and chance. */
const MARKED = /^([a-z]{2,12})[_-](?:prod|production|live|secret|private|priv)[_-]([\w-]{12,100})$/i;
/** Words in a key that say it is made for pages; `rzp_live_` is half of a pair, and `link-production-` one visitor's. */
const PUBLIC =
  /(?:^|[_-])(?:pk|pkey|pub|public|publishable|client|site|browser|anon|search|web|rzp|link)(?:[_-]|$)/i;
const RANDOM = /^[\w+/=.-]{20,200}$/;

/** Keys in JSON that are for servers by their name, or that mark themselves as those of a live system, shortened. */
export function secretKeysInJson(json: string): SecretSeen[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    // Cut off, or no JSON at all: then nothing says what is a key.
    return [];
  }
  return keysWithin(data, MOST_NESTED);
}

/** A name and a text that it is given, in a script. */
const GIVEN = /(?<![\w$])["'`]?([A-Za-z_$][\w$-]{5,40})["'`]?\s*[:=]\s*["'`]([\w+/=.-]{20,200})["'`]/g;

/** The same in a script, whatever else it does: its own names say what a key is for. */
export function secretKeysInScript(code: string): SecretSeen[] {
  const found = code.matchAll(GIVEN).find(([, name = "", value = ""]) => isSecretKey(inWords(name), value));
  const first = found?.[2];
  return first === undefined ? [] : [{ kind: SECRET_KEY, masked: `${first.slice(0, 8)}…` }];
}

function keysWithin(data: unknown, levels: number): SecretSeen[] {
  if (levels === 0 || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? isSecretKey(inWords(key), value)
        ? [{ kind: SECRET_KEY, masked: `${value.slice(0, 8)}…` }]
        : []
      : keysWithin(value, levels - 1),
  );
}

function isSecretKey(key: string, value: string): boolean {
  if (FOR_BROWSERS.test(key) || PUBLIC.test(value) || MADE_UP.test(value)) return false;
  const [, , chance] = MARKED.exec(value) ?? [];
  if (chance !== undefined) return OF_KEY.test(key) && isRandom(chance);
  // A payment's own secret says so in its middle, and is made for the browser.
  return OF_SERVER.test(key) && RANDOM.test(value) && !value.includes("_secret_") && isRandom(value);
}

function isRandom(text: string): boolean {
  return /[a-z]/i.test(text) && /\d/.test(text) && new Set(text).size >= FEWEST_CHARACTERS;
}

/** `gateApiKey` and `GATE_API_KEY` as `gate api key`. */
function inWords(key: string): string {
  return key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.\s]+/g, " ")
    .toLowerCase();
}
