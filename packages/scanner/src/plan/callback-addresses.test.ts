import { describe, expect, it } from "vitest";

import { anAnswer, aPage, aRequest, gathered } from "#evidence-builders.testing.ts";

import { callbackAddresses } from "./callback-addresses.ts";
import { siteOf } from "./own-site.ts";
import { readRobotsRules } from "./robots-rules.ts";

const SITE = "https://shop.example";
const rules = readRobotsRules(
  gathered(anAnswer({ url: `${SITE}/robots.txt`, body: "User-agent: *\nDisallow: /hidden" })),
);
const of = (...requests: Parameters<typeof aRequest>[0][]) =>
  callbackAddresses(
    siteOf(`${SITE}/`),
    [aPage({ requests: requests.map((one) => aRequest({ type: "script", ...one })) })],
    rules,
  );

describe("addresses that name a callback", () => {
  it.each([
    ["/api/hours?callback=showHours", "callback"],
    ["/feed.js?n=3&jsonp=App.list", "jsonp"],
    ["/q?jsoncallback=jQuery3_1", "jsoncallback"],
    ["/q?CB=go", "CB"],
  ])("are such as %s", (path, parameter) => {
    expect(of({ url: SITE + path })).toEqual([{ url: SITE + path, parameter }]);
  });

  it("are one of each path, and two at most", () => {
    const urls = ["/a?cb=x1", "/a?cb=x2", "/b?cb=x", "/c?cb=x"].map((path) => SITE + path);
    expect(of(...urls.map((url) => ({ url }))).map(({ url }) => url)).toEqual([urls[0], urls[2]]);
  });

  it.each([
    { url: "https://maps.example/js?callback=initMap" },
    { url: `${SITE}/hidden?callback=go` },
    { url: `${SITE}/logout?callback=go` },
    { url: `${SITE}/api?callback=https://shop.example/back` },
    { url: `${SITE}/api?callback=` },
    { url: `${SITE}/api?cb=1732886400` },
    { url: `${SITE}/api?feedback=go` },
    { url: `${SITE}/api?callback=go`, type: "fetch" },
    { url: `${SITE}/api?callback=go`, status: 404 },
  ])("are not such as %o", (request) => {
    expect(of(request)).toEqual([]);
  });
});
