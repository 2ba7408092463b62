import type { InventoryCookie, ThirdPartyHost } from "@plumbline/contract/privacy-inventory";

type When = ThirdPartyHost["when"];

const WHEN: Record<When, string> = {
  "before a choice": "Before any choice",
  "once the visitor moved": "Once the visitor moved or waited",
  "after rejecting": "After “Reject”",
  "with Global Privacy Control": "With Global Privacy Control",
};

const KINDS: Record<string, string> = {
  "session-replay": "Session replay",
  "cookieless-analytics": "Analytics without cookies",
  "tag-manager": "Tag manager",
};

/** In which of our visits something was first seen, and how long after its page began to load it came. */
export function whenWords(when: When, milliseconds: number): string {
  return `${WHEN[when]}, at ${(milliseconds / 1000).toFixed(1)}\u{a0}s`;
}

/** What something is for: `Advertising`. */
export function kindWords(kind: string): string {
  return KINDS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/** How long a cookie was asked to stay. */
export function lifetimeWords({ lifetimeDays }: Pick<InventoryCookie, "lifetimeDays">): string {
  if (lifetimeDays === null) return "Until the browser closes";
  if (lifetimeDays < 1) return "Less than a day";
  return lifetimeDays === 1 ? "1 day" : `${lifetimeDays.toLocaleString("en-US")} days`;
}

/** `12 hosts and 1 cookie`. */
export function totalWords(hosts: number, cookies: number): string {
  return `${counted(hosts, "host")} and ${counted(cookies, "cookie")}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
