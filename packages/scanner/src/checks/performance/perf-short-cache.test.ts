import { describe, expect, it } from "vitest";

import { aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { judge, pageAsking } from "./performance-pages.testing.ts";
import { perfShortCache } from "./perf-short-cache.ts";

describe("how long files may be kept", () => {
  const file = (...responseHeaders: NetworkRequest["responseHeaders"]) =>
    judge(perfShortCache, pageAsking(aRequest({ responseHeaders })));

  it.each([
    ["a year", "public, max-age=31536000, immutable"],
    ["a week", "max-age=604800"],
  ])("passes with %s", (_time, control) => expect(file(["cache-control", control]).outcome).toBe("passed"));

  it("passes with a date a month away", () => {
    expect(file(["expires", "Wed, 16 Dec 2026 09:00:00 GMT"]).outcome).toBe("passed");
  });

  it.each([
    ["no word about it", [], "doesn't say"],
    ["an hour", [["cache-control", "max-age=3600"]], "60 minutes"],
    ["a ban", [["cache-control", "no-store"]], "ask for the file again on every page"],
    ["a date that is none", [["expires", "0"]], "ask for the file again on every page"],
  ] as const)("fails with %s", (_time, headers, words) => {
    expect(file(...headers)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(words), component: "caching:shop.example" }],
    });
  });

  it("does not apply where the page loads no own files", () => {
    const foreign = aRequest({ url: "https://fonts.other.example/a.woff2", type: "font" });
    expect(judge(perfShortCache, pageAsking(foreign)).outcome).toBe("not-applicable");
  });

  it("could not be judged when no request was recorded", () => {
    expect(judge(perfShortCache, aPage()).outcome).toBe("could-not-run");
  });
});
