import { describe, expect, it } from "vitest";

import { trackingRequests, whoIs } from "#checks/privacy/reading/third-parties.ts";
import { aRequest } from "#evidence-builders.testing.ts";

describe("whoIs", () => {
  it.each([
    ["https://www.google-analytics.com/g/collect?v=2", "Google Analytics", "analytics"],
    ["https://www.googletagmanager.com/gtag/js?id=G-ABC", "Google Analytics", "analytics"],
    ["https://www.googletagmanager.com/gtag/js?id=AW-1", "Google Ads", "advertising"],
    ["https://www.googletagmanager.com/gtm.js?id=GTM-1", "Google Tag Manager", "tag-manager"],
    ["https://connect.facebook.net/en_US/fbevents.js", "Meta Pixel", "advertising"],
    ["https://connect.facebook.net/en_US/sdk.js", "Facebook SDK", "social"],
    ["https://script.hotjar.com/modules.js", "Hotjar", "session-replay"],
    ["https://www.google.com/recaptcha/api.js", "Google reCAPTCHA", "captcha"],
    ["https://cdn.trackjs.com/agent/v3/latest/t.js", "TrackJS", "monitoring"],
    ["https://plausible.io/js/script.js", "Plausible", "cookieless-analytics"],
    ["https://cdn.cookielaw.org/scripttemplates/otSDKStub.js", "Optanon", "consent"],
  ])("knows %s as %s for %s", (url, vendor, purpose) => {
    expect(whoIs(url)).toEqual({ vendor, purpose });
  });

  it("does not take a host for one whose name merely ends alike", () => {
    expect(whoIs("https://notfacebook.com/tr?id=1")).toBeNull();
    expect(whoIs("https://static.shop.example/app.js")).toBeNull();
  });
});

describe("third-party requests", () => {
  const site = "https://www.shop.co.uk/";

  it("leave the site's registrable domain, whether or not an answer came", () => {
    const requests = [
      aRequest({ url: "https://stats.shop.co.uk/collect" }),
      aRequest({ url: "https://www.google-analytics.com/collect", failure: "net::ERR_NAME_NOT_RESOLVED" }),
      aRequest({ url: "https://unknown.example/x" }),
      aRequest({ url: "data:image/gif;base64,AAAA" }),
    ];
    expect(trackingRequests(requests, site).map(({ host }) => host)).toEqual(["www.google-analytics.com"]);
  });

  it("that the page's own policy blocked never left", () => {
    const blocked = aRequest({ url: "https://www.google-analytics.com/collect", failure: "csp" });
    expect(trackingRequests([blocked], site)).toEqual([]);
  });
});
