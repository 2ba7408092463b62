import type { PrivacyInventory } from "@plumbline/contract/privacy-inventory";

import { csvText } from "#csv-text.ts";

const HEADER = [
  "type",
  "host",
  "cookie",
  "owner",
  "kind",
  "first_seen",
  "after_seconds",
  "page",
  "requests",
  "lifetime_days",
  "set_by",
];

/**
 * Third-party hosts and cookies as CSV with a header line, one row each. What no list knows has an empty owner and the
 * kind 'unknown'.
 */
export function toInventoryCsv({ hosts, cookies }: PrivacyInventory): string {
  const ofHosts = hosts.map(({ host, owner, kind, when, firstContactedMs, page, requests }) => [
    "host",
    host,
    "",
    owner ?? "",
    kind,
    when,
    seconds(firstContactedMs),
    page,
    String(requests),
    "",
    "",
  ]);
  const ofCookies = cookies.map(
    ({ name, host, owner, kind, when, firstSetMs, page, lifetimeDays, setBy }) => [
      "cookie",
      host,
      name,
      owner ?? "",
      kind,
      when,
      seconds(firstSetMs),
      page,
      "",
      lifetimeDays === null ? "session" : String(lifetimeDays),
      setBy,
    ],
  );
  return csvText([HEADER, ...ofHosts, ...ofCookies]);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
