import { describe, expect, it } from "vitest";

import { KNOWN_VENDORS } from "#checks/privacy/data/vendors.ts";
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
    ["https://js.hs-scripts.com/123.js", "HubSpot", "analytics"],
    ["https://js.hsforms.net/forms/v2.js", "HubSpot", "marketing"],
    ["https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=AB", "Klaviyo", "analytics"],
    ["https://openfpcdn.io/fingerprintjs/v4", "Fingerprint", "fingerprinting"],
    ["https://s.yimg.com/wi/ytc.js", "Yahoo Ads", "advertising"],
    ["https://assets.apollo.io/micro/website-tracker/tracker.iife.js", "Apollo.io", "analytics"],
    ["https://plausible.io/js/script.js", "Plausible", "cookieless-analytics"],
    ["https://cdn.cookielaw.org/scripttemplates/otSDKStub.js", "OneTrust", "consent"],
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

  it.each([
    ["https://www.shop.co.uk/g/collect?v=2&tid=G-ABC123DEF&cid=1.2&en=page_view", "Google Analytics"],
    ["https://data.shop-metrics.net/x/abc?v=2&tid=G-ABC123DEF&cid=1.2", "Google Analytics"],
    ["https://www.shop.co.uk/metrics/?id=G-ABC123DEF", "Google Analytics"],
    ["https://sst.shop.co.uk/gtag/js?id=AW-123456789", "Google Ads"],
    ["https://www.shop.co.uk/p/tr/?id=1234567890123456&ev=PageView&noscript=1", "Meta Pixel"],
    ["https://smetrics.shop.co.uk/b/ss/shopprod/1/JS-2.22.0/s123?AQB=1", "Adobe Analytics"],
    ["https://www.shop.co.uk/ingest/e/?ip=0&_=1763940000123&ver=1.96.1&compression=gzip-js", "PostHog"],
    ["https://sp.shop.co.uk/com.snowplowanalytics.snowplow/tp2", "Snowplow"],
  ])("are also those that a server passes on: %s", (url, vendor) => {
    const found = trackingRequests([aRequest({ url, type: "fetch" })], site);
    expect(found.map((one) => one.vendor)).toEqual([vendor]);
  });

  it.each([
    ["https://www.shop.co.uk/collect", "fetch"],
    ["https://www.shop.co.uk/g/collect?v=2&page=1", "fetch"],
    ["https://www.shop.co.uk/?id=G-ABC123DEF", "document"],
    ["https://www.shop.co.uk/parts?v=2&tid=G-1", "fetch"],
    ["https://www.shop.co.uk/tr?id=12&ev=show", "image"],
    ["https://www.shop.co.uk/matomo.php?idsite=1&rec=1&_id=0123456789abcdef", "image"],
    ["https://www.shop.co.uk/js/hotjar-help.js", "script"],
    ["https://www.shop.co.uk/api/event", "fetch"],
  ])("are not the site's own: %s", (url, type) => {
    expect(trackingRequests([aRequest({ url, type })], site)).toEqual([]);
  });

  it("are also those whose bodies tell what a server passes on", () => {
    const url = "https://t.shop.co.uk/v1/p";
    const sent = (postData: string) =>
      trackingRequests([aRequest({ url, type: "fetch", postData })], site).map((one) => one.vendor);
    expect(sent('{"type":"page","anonymousId":"5b1e","writeKey":"wk_81"}')).toEqual(["Segment"]);
    expect(sent('{"event_name":"PageView","fbp":"fb.1.1764.55","url":"/"}')).toEqual(["Meta Pixel"]);
    expect(sent('{"event":"page","note":"fbp"}')).toEqual([]);
    expect(sent('{"type":"page","cart":"5b1e"}')).toEqual([]);
  });

  it("that the page's own policy blocked never left", () => {
    const blocked = aRequest({ url: "https://www.google-analytics.com/collect", failure: "csp" });
    expect(trackingRequests([blocked], site)).toEqual([]);
  });
});

describe("vendors by their hosts", () => {
  it.each([
    ["https://edge.fullstory.com/s/fs.js", "session-replay"],
    ["https://cdn.livesession.io/track.js", "session-replay"],
    ["https://dev.visualwebsiteoptimizer.com/j.php", "session-replay"],
    ["https://cdn.openreplay.com/latest/openreplay.js", "session-replay"],
    ["https://api.trustedform.com/trustedform.js", "session-replay"],
    ["https://mc.yandex.com/metrika/tag.js", "session-replay"],
    ["https://web-sdk.smartlook.com/recorder.js", "session-replay"],
    ["https://cdn.noibu.com/collect.js", "session-replay"],
    ["https://ads.nextdoor.com/public/pixel/ndp.js", "advertising"],
    ["https://www.dwin1.com/1001.js", "advertising"],
    ["https://image2.pubmatic.com/AdServer/Pug", "advertising"],
    ["https://idsync.rlcdn.com/1.gif", "advertising"],
    ["https://tags.creativecdn.com/x.js", "advertising"],
    ["https://pixel.byspotify.com/ping.min.js", "advertising"],
    ["https://static.chartbeat.com/js/chartbeat.js", "analytics"],
    ["https://tracking.lfeeder.com/x.js", "analytics"],
    ["https://script.ioam.de/iam.js", "analytics"],
    ["https://loadeu.exelator.com/load/", "advertising"],
    ["https://js.hs-banner.com/1.js", "consent"],
    ["https://cdn.tagcommander.com/1.js", "tag-manager"],
    ["https://shop.eulerian.net/ea.js", "analytics"],
    ["https://metrics.brand.sc.omtrdc.net/b/ss/x", "analytics"],
    ["https://challenges.cloudflare.com/turnstile/v0/api.js", "captcha"],
    ["https://widget.intercom.io/widget/x", "chat"],
    ["https://cdn.cookielaw.org/scripttemplates/otSDKStub.js", "consent"],
    ["https://js.sentry-cdn.com/1.min.js", "monitoring"],
  ])("tells what %s is for", (url, purpose) => {
    expect(whoIs(url)?.purpose).toBe(purpose);
  });

  it.each([
    "https://hotjar.com.evil.example/x.js",
    "https://nothotjar.example/x.js",
    "https://cdn.bakery-widgets.example/w.js",
  ])("leaves %s unknown", (url) => {
    expect(whoIs(url)).toBeNull();
  });

  it("are named once each, by bare hosts", () => {
    const hosts = KNOWN_VENDORS.flatMap(({ vendors }) => vendors.flatMap(([, ...own]) => own));
    expect(hosts.length).toBe(new Set(hosts).size);
    expect(hosts.filter((host) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))).toEqual([]);
  });
});
