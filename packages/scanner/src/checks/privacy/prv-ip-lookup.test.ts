import { describe, expect, it } from "vitest";

import { prvIpLookup } from "#checks/privacy/prv-ip-lookup.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";

const europe = anEvidence({ profiles: ["EU"] });
const judge = (...urls: string[]) =>
  prvIpLookup.evaluate(aPage({ requests: urls.map((url) => aRequest({ url })) }), europe);

describe("prv-ip-lookup", () => {
  it("fails for a service that tells a visitor's IP address or town, once for each", () => {
    const verdict = judge(
      "https://ipapi.co/json/",
      "https://ipapi.co/country/",
      "https://api.ipify.org?format=json",
      "http://ip-api.com/json/?fields=city",
      "https://ipinfo.io/json?token=abc",
    );
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }, {}, {}, {}] });
    expect(messagesOf(verdict)[0]).toBe(
      "The page asks ipapi.co for the visitor's IP address or where it is from, before the visitor made a choice.",
    );
    expect(JSON.stringify(verdict)).not.toContain("token");
  });

  it.each([
    "https://shop.example/geo/ip.json",
    "https://geolocation.onetrust.com/cookieconsentpub/v1/geo/location",
    "https://www.myipapi.co.example/json",
    "https://maps.googleapis.com/maps/api/geocode/json",
  ])("passes for %s", (url) => {
    expect(judge(url).outcome).toBe("passed");
  });

  it("passes where the page's own policy kept the request back", () => {
    const request = aRequest({ url: "https://ipapi.co/json/", failure: "csp" });
    expect(prvIpLookup.evaluate(aPage({ requests: [request] }), europe).outcome).toBe("passed");
  });

  it("does not apply outside Europe", () => {
    expect(prvIpLookup.evaluate(aPage(), anEvidence({ profiles: ["US"] })).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(prvIpLookup.evaluate(anUnmeasuredPage(), europe).outcome).toBe("could-not-run");
  });
});
