import { knownItem, readCookie } from "#checks/privacy/reading/cookies.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import {
  leftThePage,
  trackerByShape,
  trackingRequests,
  whoIs,
} from "#checks/privacy/reading/third-parties.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

/** An ID kept on the device that went to a host that no list of ours names. */
export interface SentId {
  name: string;
  where: "browser storage" | "cookie";
  host: string;
  /** Whether two new visitors had different ones; else only its name says that it is an ID. */
  isPerVisitor: boolean;
}

interface Kept {
  name: string;
  where: SentId["where"];
  value: string;
  /** Host that set a cookie of its own, from another site than the page's. */
  setBy: string | null;
}

export type Stored = Pick<PrivacyPass, "cookieWrites" | "storage">;
/** What a visit sent and stored before any choice. */
type Visit = Stored & Pick<PrivacyPass, "requests">;

/** Shorter-lived cookies of others balance load or keep robots out. */
const FEWEST_DAYS = 30;
/** Names by which an ID of the visitor goes. */
export const NAMED =
  /(?:^|[^a-z])(?:u?uid|gu?id|cid|vid|mid|pid)(?:$|[^a-z])|visitor|client.?id|user.?id|device.?id|anon|tracking|besucher|visiteur|visitante|finger/i;

/**
 * IDs that left before any choice, each name and host once. An ID is what two new visitors do not share.
 *
 * @param other what another new visitor was given
 */
export function sentIds(
  { fresh, other }: { fresh: Visit; other: Stored | null },
  site: { url: string; now: Date },
): SentId[] {
  const second = new Map(other === null ? [] : keptIn(other, site).map((kept) => [keyOf(kept), kept.value]));
  const unlisted = fresh.requests.filter(
    (request) =>
      isThirdParty(request.url, site.url) &&
      leftThePage(request) &&
      whoIs(request.url) === null &&
      trackerByShape(request) === null,
  );
  const found = new Map<string, SentId>();
  for (const kept of keptIn(fresh, site)) {
    const before = second.get(keyOf(kept));
    const ids = idsIn(kept.value).filter((id) => before === undefined || !before.includes(id));
    const isPerVisitor = before !== undefined && ids.length > 0;
    if (!isPerVisitor && !NAMED.test(kept.name)) continue;
    const sent = isPerVisitor ? ids : idsIn(kept.value);
    for (const host of hostsOf(kept, sent, unlisted)) {
      found.set(`${kept.name} ${host}`, { name: kept.name, where: kept.where, host, isPerVisitor });
    }
  }
  return [...found.values()];
}

/** An ID that the site itself keeps, and of which no list says what for. */
export interface KeptId {
  name: string;
  where: SentId["where"];
  /** The tracker that was sent it before any choice; null where none was. */
  sentTo: string | null;
}

/** Names of what a visitor asked for, or that keeps the site running and safe. */
export const NEEDED =
  /sess|csrf|xsrf|token|auth|log-?in|sign-?in|cart|basket|warenkorb|panier|carrito|carrello|koszyk|checkout|order|consent|cookie|gdpr|privacy|einwilligung|zustimmung|lang|locale|currency|theme|nonce|captcha|turnstile|challenge|fraud|(?:^|_)(?:cf|px|bm|ak)_|awsalb|incap|datadome|remember|wishlist|draft|cache|version|build|deploy|etag/i;

/** Lasting IDs of the site's own that two new visitors did not share, stored before any choice. */
export function keptIds(
  { fresh, other }: { fresh: PrivacyPass; other: PrivacyPass | null },
  site: { url: string; now: Date },
): KeptId[] {
  if (other === null) return [];
  const second = new Map(keptIn(other, site, FEWEST_DAYS).map((kept) => [keyOf(kept), kept.value]));
  const found = keptIn(fresh, site, FEWEST_DAYS).filter((kept) => {
    if (kept.setBy !== null || NEEDED.test(kept.name) || knownItem(kept.name) !== null) return false;
    const before = second.get(keyOf(kept));
    return before !== undefined && idsIn(kept.value).some((id) => !before.includes(id));
  });
  const known = trackingRequests(fresh.requests, site.url);
  return [
    ...new Map(
      found.map(({ name, where, value }) => [
        name,
        { name, where, sentTo: trackerSent(idsIn(value), known) },
      ]),
    ).values(),
  ];
}

function trackerSent(ids: readonly string[], known: ReturnType<typeof trackingRequests>): string | null {
  const carrying = known.find(({ request: { url, postData } }) =>
    ids.some((id) => `${decoded(url)} ${postData ?? ""}`.includes(id)),
  );
  return carrying?.vendor ?? null;
}

export function keyOf({ name, where, setBy }: Kept): string {
  return `${where} ${setBy ?? ""} ${name}`;
}

/** What a visitor was given to keep: entries of local storage and cookies that last a day at least. */
export function keptIn(pass: Stored, site: { url: string; now: Date }, fewestDays = 1): Kept[] {
  const stored = pass.storage
    .filter(({ area }) => area === "local")
    .map(({ key, value = "" }): Kept => ({ name: key, where: "browser storage", value, setBy: null }));
  const cookies = pass.cookieWrites.flatMap((write): Kept[] => {
    const cookie = readCookie(write, site.now);
    const days = cookie?.lifetimeDays ?? 0;
    const isForeign = write.via === "header" && isThirdParty(write.sourceUrl, site.url);
    if (cookie === null || days < (isForeign ? FEWEST_DAYS : fewestDays)) return [];
    const value = write.raw.split(";")[0]?.split("=").slice(1).join("=") ?? "";
    const setBy = isForeign ? (URL.parse(write.sourceUrl)?.host ?? null) : null;
    return [{ name: cookie.name, where: "cookie", value: decoded(value), setBy }];
  });
  return [...stored, ...cookies];
}

function hostsOf({ setBy }: Kept, ids: readonly string[], requests: readonly NetworkRequest[]): string[] {
  if (ids.length === 0) return [];
  // Whoever sets a cookie of its own gets it back with each request.
  if (setBy !== null) return requests.some(({ url }) => hostOf(url) === setBy) ? [setBy] : [];
  const carrying = requests.filter(({ url, postData }) => {
    const sent = `${decoded(url)} ${postData ?? ""}`;
    return ids.some((id) => sent.includes(id));
  });
  return [...new Set(carrying.map(({ url }) => hostOf(url)))];
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** Parts of a value that could tell visitors apart: long, mixed, and no time or date. */
export function idsIn(value: string): string[] {
  return (value.match(/[A-Za-z0-9][\w-]{7,127}/g) ?? []).filter(
    (part) =>
      /\d/.test(part) &&
      (/[a-z]/i.test(part) || part.length > 13) &&
      new Set(part).size >= 6 &&
      !/^\d{4}-\d\d-\d\d/.test(part),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
