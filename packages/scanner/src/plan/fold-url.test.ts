import { describe, expect, it } from "vitest";

import {
  campaignParameters,
  pageKey,
  sessionParameters,
  visitableUrl,
  withoutCampaign,
} from "#plan/fold-url.ts";

describe("folding addresses", () => {
  it.each([
    ["https://a.example/p#top", "https://a.example/p"],
    ["https://a.example/p?utm_source=x&id=2&gclid=1", "https://a.example/p?id=2"],
    ["https://a.example/p;jsessionid=AB12?x=1", "https://a.example/p?x=1"],
    ["https://user:secret@a.example/", "https://a.example/"],
    ["mailto:a@b.example", null],
    ["nothing", null],
  ])("visits %s as %s", (address, expected) => expect(visitableUrl(address)).toBe(expected));

  it.each([
    ["http://a.example/", "https://www.a.example/index.html"],
    ["https://a.example/about", "https://a.example//about/#team"],
    ["https://a.example/?b=2&a=1", "https://a.example/?a=1&b=2&fbclid=9"],
  ])("takes %s and %s for one page", (one, other) => expect(pageKey(one)).toBe(pageKey(other)));

  it("keeps parameters that choose the content", () => {
    expect(pageKey("https://a.example/?page=1")).not.toBe(pageKey("https://a.example/?page=2"));
    expect(pageKey("https://a.example/a")).not.toBe(pageKey("https://a.example/A"));
  });

  it("tells campaign parameters from others and from ids of visits", () => {
    expect(campaignParameters("https://a.example/?utm_source=x&UTM_source=y&sid=1&page=2&gclid=3")).toEqual([
      "utm_source",
      "UTM_source",
      "gclid",
    ]);
    expect(campaignParameters("nothing")).toEqual([]);
  });

  it.each([
    ["/p?utm_source=x", "/p"],
    ["/p?a=1&utm_source=x&b=%20#top", "/p?a=1&b=%20#top"],
    ["?utm_medium=x#top", "#top"],
    ["/p?a=utm_source", "/p?a=utm_source"],
  ])("writes %s without its campaign as %s", (written, expected) =>
    expect(withoutCampaign(written)).toBe(expected),
  );

  it.each([
    ["https://a.example/p?sid=1&page=2&SessionId=x", ["sid", "SessionId"]],
    ["https://a.example/p;jsessionid=9A4F?b=1", ["jsessionid"]],
    ["https://a.example/p?utm_source=x&_ga=1", []],
    ["nothing", []],
  ])("finds the sessions in %s", (address, expected) =>
    expect(sessionParameters(address).map(({ name }) => name)).toEqual(expected),
  );
});
