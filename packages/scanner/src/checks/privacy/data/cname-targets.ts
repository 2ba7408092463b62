import type { KnownVendor } from "./known-vendor.ts";

/**
 * Vendors' hosts that customers mostly reach by a name of their own (a CNAME record), beside those of the list of all
 * vendors. Compared in November 2026 with the CNAME cloaking blocklist of NextDNS (MIT license),
 * https://github.com/nextdns/cname-cloaking-blocklist, and taken from the vendors' guides.
 */
export const CNAME_TARGETS: Readonly<Record<"advertising" | "analytics", readonly KnownVendor[]>> = {
  advertising: [
    ["Criteo", "dnsdelegation.io", "storetail.io"],
    ["Intent Media", "partner.intentmedia.net"],
    ["Ingenious Technologies", "affex.org"],
    ["Otto Group", "oghub.io"],
    ["A8.net", "a8.net"],
    ["AD EBiS", "ebis.ne.jp"],
  ],
  analytics: [
    ["Adobe Analytics", "adobedc.net"],
    ["Eulerian", "eulerian.net"],
    ["NP6", "bp01.net"],
    ["Keyade", "keyade.com"],
    ["Wizaly", "wizaly.com"],
    ["TraceDock", "tracedock.com"],
    ["Oracle Eloqua", "t.eloqua.com"],
    ["Salesforce Account Engagement", "go.pardot.com", "pi.pardot.com"],
    ["Act-On", "actonservice.com", "actonsoftware.com"],
  ],
};
