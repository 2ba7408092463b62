import type { SetCookie } from "./set-cookie.ts";

/** Names by which frameworks and shops keep a visitor signed in. */
const SESSION_NAMES = [
  /^(?:__(?:host|secure)-)?(?:php|j|asp\.?net_?|cf)?sess(?:ion)?[-_.]?(?:id|key|token)?$/i,
  /^(?:__(?:host|secure)-)?[\w.-]*(?:session|sessid|sess_id|sessionid|_sess)[\w.-]*$/i,
  /^(?:__(?:host|secure)-)?(?:connect\.)?s?sid$/i,
  /^(?:aspsessionid\w*|phpsessid|jsessionid|cfid|cftoken|laravel_session|ci_session|koa[.:]sess)$/i,
  /^(?:__(?:host|secure)-)?[\w.-]*(?:auth|jwt|access[-_]?token|refresh[-_]?token|id[-_]?token|remember[-_]?(?:me|token|user|login)|logged[-_]?in|login)[\w.-]*$/i,
  // PrestaShop, TYPO3, osCommerce, Magento 1, CakePHP, Zope and Laravel's "remember me".
  /^(?:prestashop-\w+|(?:fe|be)_typo_user|oscsid|zenid|frontend|cakephp|__ac|remember_(?:\w+_)?[0-9a-f]{32,})$/i,
  /^[\w-]+[._]sid$/i,
  /^(?:\.aspxauth|\.aspnetcore\.[\w.]*|wordpress_(?:sec|logged_in)_\w+|sess[0-9a-f]{32}|ss[0-9a-f]{32})$/i,
];

/** Those of a box that keeps people signed in; a short value only says whether it was checked. */
const KEPT_NAMES =
  /^(?:__(?:host|secure)-)?(?:remember|stay[-_]?signed[-_]?in|keep[-_]?me|auto[-_]?login|persistent[-_]?(?:login|user))$/i;
const SHORTEST_KEPT = 10;

/** Tokens against forged requests, which scripts must be able to read. */
const REQUEST_GUARD = /csrf|xsrf|authenticity|requestverification/i;
/** Set by load balancers to tell themselves the way. */
const ROUTE = /affinity|^awsalb|^bigipserver/i;

/** Cookies of other uses, most of which only count visits. */
const NOT_SESSIONS = [
  REQUEST_GUARD,
  ROUTE,
  /^(?:_ga|_gid|_gat|_gcl|_gac|_fb|_hj|_pk_|_uet|_clck|_clsk|_scid|_tt|_pin|_vwo|_dc_gtm|__utm|mp_|amp_|ajs_|optimizely|intercom|hubspot|hstc|__hs|li_|muid|nid$|ide$|__cf_bm|cf_clearance|incap_|visid_|rl_)/i,
  /consent|cookie[-_]?(?:law|notice|banner|policy)|locale|lang(?:uage)?$|currency|theme/i,
];

/**
 * Whether a cookie looks as if it kept a visitor signed in: by its name, or, for a cookie without a
 * lifetime that the server itself set, by a long random value (about 96 bits and more).
 */
export function isSessionLike(cookie: SetCookie): boolean {
  if (NOT_SESSIONS.some((pattern) => pattern.test(cookie.name))) return false;
  if (SESSION_NAMES.some((pattern) => pattern.test(cookie.name))) return true;
  if (KEPT_NAMES.test(cookie.name) && cookie.value.length >= SHORTEST_KEPT) return true;
  return cookie.via === "header" && !cookie.persistent && entropyBits(cookie.value) >= 96;
}

/** Whether a cookie holds a token against forged requests, by its name. */
export function guardsRequests({ name }: SetCookie): boolean {
  return REQUEST_GUARD.test(name);
}

/** Whether a cookie only tells a load balancer which server to use: it is the platform's and holds nothing of the visitor. */
export function routesRequests({ name }: SetCookie): boolean {
  return ROUTE.test(name);
}

// Shannon entropy of the characters times the length: words and numbers stay low, random tokens do not.
function entropyBits(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const perCharacter = [...counts.values()]
    .map((count) => count / value.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
  const mixed = /\d/.test(value) && /[a-z]/i.test(value) && !/[\s{}%]/.test(value);
  return mixed ? perCharacter * value.length : 0;
}
