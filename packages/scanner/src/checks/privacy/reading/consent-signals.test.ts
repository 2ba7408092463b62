import { describe, expect, it } from "vitest";

import { saysConsentDenied, saysOptedOut } from "#checks/privacy/reading/consent-signals.ts";

describe("what a request says of consent", () => {
  it.each([
    ["https://www.google-analytics.com/g/collect?gcs=G100", true, true],
    ["https://www.google-analytics.com/g/collect?gcs=G111", false, false],
    ["https://www.facebook.com/tr?id=1&dpo=LDU&dpoco=0", false, true],
    ["https://ads.example/p?us_privacy=1YYN", false, true],
    ["https://ads.example/p?us_privacy=1YNN", false, false],
    ["https://ads.example/p?rdp=1", false, true],
    ["https://ads.example/p", false, false],
  ])("%s: consent denied %s, opted out %s", (url, denied, optedOut) => {
    expect([saysConsentDenied(url), saysOptedOut(url)]).toEqual([denied, optedOut]);
  });
});
