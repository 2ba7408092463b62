import type { SecretSeen } from "./secrets.ts";

/** JSON Web Tokens, RFC 7519: their middle part is JSON in base64url. */
const TOKEN = /(?<![\w.-])eyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{16,}/g;
const STARTED = /(?<![\w.-])eyJ[\w-]{8,}\.(eyJ[\w-]{8,})(\.[\w-]{8,})?/g;
/** From manuals and the start page of jwt.io. */
const SAMPLE = /1234567890|john doe|jane doe|example\.(?:com|org)|dummy|placeholder/i;

/** Claims that say what a token's holder may do. */
const RIGHTS = /^(?:.*[/_-])?(?:roles?|scopes?|scp|permissions|groups|authorities)$/i;
const SAYS_ADMIN = /^(?:is_?)?(?:admin|super_?user|root|staff)$/i;
const ADMIN =
  /^(?:role_)?(?:(?:super|site|system|global|sys)[-_ ]?)?(?:admin(?:istrator)?|root|superuser|service(?:[-_](?:role|account))?)$|(?:^|[:._/-])admin(?:$|[:._/-])|^(?:\*|all)(?::\*)?$/i;
const PUBLIC = /^(?:anon(?:ymous)?|web_anon|guest|visitor|public|publishable)$/i;
/** A token that works for one website alone may stand in its pages. */
const BOUND_TO_SITE = /^(?:cors_?origins?|(?:allowed_?)?(?:origins?|domains?|referr?ers?))$/i;
const OF_A_PERSON = /^(?:e-?mail|(?:preferred_|user_?)name|user(?:_?id)?|uid|login)$/i;

/** The tokens in a text that are not public by design; `secretsIn` finds Supabase's service keys. */
export function tokensIn(text: string): SecretSeen[] {
  const seen = new Map<string, SecretSeen>();
  for (const [token, payload = ""] of text.matchAll(TOKEN)) {
    const claims = claimsOf(payload);
    const kind = claims === null ? null : kindOf(claims);
    if (kind === null) continue;
    const expires = expiryOf(claims?.["exp"]);
    const masked = `${token.slice(0, 8)}…${token.slice(-4)}`;
    seen.set(masked, { kind, masked, ...(expires === null ? {} : { expires }) });
  }
  return [...seen.values()];
}

/**
 * Whether a text begins with a token, or holds a whole one, that may be of one visitor. Those that name no subject and
 * are public by design, and those that work for one website alone, are not.
 */
export function isSessionToken(text: string): boolean {
  const [found] = text.matchAll(STARTED);
  if (found === undefined) return false;
  const [, payload = "", rest = ""] = found;
  const claims = claimsOf(payload);
  // Of a token that was cut in its middle nothing more can be read.
  if (claims === null) return rest === "" && !SAMPLE.test(Buffer.from(payload, "base64url").toString("utf8"));
  const names = Object.keys(claims);
  if (names.some((name) => BOUND_TO_SITE.test(name))) return false;
  return names.includes("sub") || !rightsIn(claims).some((right) => PUBLIC.test(right));
}

/** The names of the kinds of tokens. */
export const ADMIN_TOKEN = "token with the rights of an administrator or a service";
export const PERSONAL_TOKEN = "token of a user";
export const OTHER_TOKEN = "token";

type Claims = Record<string, unknown>;

function claimsOf(payload: string): Claims | null {
  try {
    const text = Buffer.from(payload, "base64url").toString("utf8");
    const value: unknown = JSON.parse(text);
    return isClaims(value) && !SAMPLE.test(text) ? value : null;
  } catch {
    // Not a token after all.
    return null;
  }
}

function isClaims(value: unknown): value is Claims {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(claims: Claims): string | null {
  const rights = rightsIn(claims);
  if (rights.includes("service_role")) return null;
  if (rights.some((right) => ADMIN.test(right)) || saysAdmin(claims)) return ADMIN_TOKEN;
  const names = Object.keys(claims);
  if (rights.some((right) => PUBLIC.test(right)) || names.some((name) => BOUND_TO_SITE.test(name)))
    return null;
  return names.some((name) => OF_A_PERSON.test(name)) ? PERSONAL_TOKEN : OTHER_TOKEN;
}

function saysAdmin(claims: Claims): boolean {
  return Object.entries(claims).some(([name, value]) => value === true && SAYS_ADMIN.test(name));
}

/** Roles and scopes, also those within another claim, such as Keycloak's `realm_access`. */
function rightsIn(claims: Claims, isWithin = false): string[] {
  return Object.entries(claims).flatMap(([name, value]) => {
    if (RIGHTS.test(name)) return wordsOf(value);
    return !isWithin && isClaims(value) ? rightsIn(value, true) : [];
  });
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.split(/[\s,]+/);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Seconds since 1970, RFC 7519; some write milliseconds. */
function expiryOf(exp: unknown): string | null {
  if (typeof exp !== "number" || exp <= 0) return null;
  const date = new Date(exp > 100_000_000_000 ? exp : exp * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
