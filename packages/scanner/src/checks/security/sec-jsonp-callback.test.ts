import { describe, expect, it } from "vitest";

import { aPage, aRequest, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { secJsonpCallback } from "./sec-jsonp-callback.ts";

const HOURS = "https://shop.example/api/hours?cb=showHours";
const judge = (url: string, text: string, how: Partial<NetworkRequest> = {}) =>
  secJsonpCallback.evaluate(
    aPage({
      requests: [aRequest({ url, type: "script", method: "GET", status: 200, ...how })],
      sources: [{ url, type: "script", text }],
    }),
    anEvidence(),
  );

describe("sec-jsonp-callback", () => {
  it.each([
    [HOURS, 'showHours({"open":true});'],
    ["https://shop.example/feed?callback=shop.list", "/**/shop.list([1, 2])"],
    ["https://shop.example/feed?jsonp=cb1&day=2", "typeof cb1 === 'function' && cb1({});"],
  ])("asks about %s, which answers %s", (url, text) => {
    expect(judge(url, text)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("answers with a script that calls") }],
    });
  });

  it("passes an address that names a function and answers with another script", () => {
    expect(judge(HOURS, "export const hours = {};").outcome).toBe("passed");
  });

  it.each([
    ["no function in its address", "https://shop.example/app.js?v=12", {}],
    ["a number for a callback", "https://shop.example/app.js?cb=1700000000", {}],
    ["another company's host", "https://maps.example.net/api?callback=start", {}],
    ["no script", HOURS, { type: "fetch" }],
    ["no answer", HOURS, { status: 404 }],
  ])("does not apply to a request with %s", (_what, url, how) => {
    expect(judge(url, "start()", how).outcome).toBe("not-applicable");
  });

  it("could not run where the script was not kept", () => {
    const requests = [aRequest({ url: HOURS, type: "script", method: "GET", status: 200 })];
    expect(secJsonpCallback.evaluate(aPage({ requests, sources: [] }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(secJsonpCallback.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
