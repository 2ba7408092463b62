import { describe, expect, it } from "vitest";

import { pageKey, visitableUrl } from "#plan/fold-url.ts";

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
});
