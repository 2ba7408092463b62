import { describe, expect, it } from "vitest";

import { somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { setOffByReject } from "#checks/privacy/reading/set-off-by-reject.ts";
import { aPrivacyPass, aRequest, gathered } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const META = "https://www.facebook.com/tr?id=1&ev=PageView";
const CRITEO = "https://gum.criteo.com/sync?c=1";
const at = (startedAtMs: number, url: string, initiatorUrl: string | null = null): NetworkRequest =>
  aRequest({ url, startedAtMs, initiatorUrl, type: "image" });

function vendors(requests: NetworkRequest[], fresh: NetworkRequest[] = []): string[] {
  const rejected = { ...aPrivacyPass(), clicks: 1, rejecting: { requests, rejectedAtMs: 2000 } };
  const passes = somePasses({
    fresh: aPrivacyPass({ requests: fresh }),
    afterReject: gathered(rejected),
  });
  return setOffByReject(passes, "https://shop.example/").map(({ vendor }) => vendor);
}

describe("trackers that rejecting sets off", () => {
  it("are those contacted only once the banner was rejected", () => {
    expect(vendors([at(100, "https://shop.example/"), at(2001, META)])).toEqual(["Meta Pixel"]);
    expect(vendors([at(2000, META), at(2600, CRITEO)])).toEqual(["Meta Pixel", "Criteo"]);
  });

  it("are none that ran before the visitor answered", () => {
    expect(vendors([at(300, META), at(2001, META)])).toEqual([]);
  });

  it("are none that every visitor reaches without an answer", () => {
    expect(vendors([at(2500, META)], [at(4000, META)])).toEqual([]);
  });

  it("are none that a tracker asks for which ran before", () => {
    expect(
      vendors([at(300, META), at(2100, CRITEO, "https://connect.facebook.net/en_US/fbevents.js")]),
    ).toEqual([]);
  });

  it("are unknown where the banner was rejected without a click, or not at all", () => {
    const site = "https://shop.example/";
    const passes = somePasses({ afterReject: gathered({ ...aPrivacyPass(), clicks: 0 }) });
    expect(setOffByReject(passes, site)).toEqual([]);
    expect(setOffByReject(somePasses(), site)).toEqual([]);
  });
});
