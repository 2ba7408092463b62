import { describe, expect, it } from "vitest";

import { anAnswer, aPage, aRequest, gathered } from "#evidence-builders.testing.ts";

import { dataAddresses } from "./data-addresses.ts";
import { siteOf } from "./own-site.ts";
import { readRobotsRules } from "./robots-rules.ts";

const rules = readRobotsRules(
  gathered(anAnswer({ url: "https://shop.example/robots.txt", body: "User-agent: *\nDisallow: /hidden" })),
);
const of = (...requests: Parameters<typeof aRequest>[0][]) =>
  dataAddresses(
    siteOf("https://shop.example/"),
    [
      aPage({
        requests: requests.map((one) => aRequest({ type: "fetch", method: "GET", status: 200, ...one })),
      }),
    ],
    rules,
  );

describe("addresses of data", () => {
  it("are what scripts asked the site for, one of each path", () => {
    const urls = ["https://shop.example/api/me?t=1", "https://shop.example/api/me?t=2"];
    expect(of(...urls.map((url) => ({ url })), { url: "https://shop.example/api/b", type: "xhr" })).toEqual([
      "https://shop.example/api/me?t=1",
      "https://shop.example/api/b",
    ]);
  });

  it("are those that answer only people who are signed in, too", () => {
    expect(of({ url: "https://shop.example/api/me", status: 401 })).toEqual(["https://shop.example/api/me"]);
  });

  it("are at most three", () => {
    expect(of(...[1, 2, 3, 4, 5].map((n) => ({ url: `https://shop.example/api/${n}` })))).toHaveLength(3);
  });

  it("are first those whose answers let other sites send cookies", () => {
    const responseHeaders = [["access-control-allow-credentials", "true"]] as const;
    const urls = [1, 2, 3].map((n) => ({ url: `https://shop.example/api/${n}` }));
    expect(of(...urls, { url: "https://shop.example/api/me", responseHeaders })).toEqual([
      "https://shop.example/api/me",
      "https://shop.example/api/1",
      "https://shop.example/api/2",
    ]);
  });

  it.each([
    { url: "https://other.example/api" },
    { url: "https://shop.example/hidden/api" },
    { url: "https://shop.example/api/logout" },
    { url: "https://shop.example/api", method: "POST" },
    { url: "https://shop.example/api", type: "image" },
    { url: "https://shop.example/api", status: 404 },
  ])("are not such as %o", (request) => {
    expect(of(request)).toEqual([]);
  });
});
