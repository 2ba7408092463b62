import { describe, expect, it } from "vitest";

import type { Header } from "#evidence/network.ts";

import { headerMembers, headerValues, splitOutsideQuotes } from "./response-headers.ts";

describe("reading response headers", () => {
  it("finds every line of a name whatever its case", () => {
    const headers: Header[] = [
      ["X-Frame-Options", " DENY "],
      ["x-frame-options", "SAMEORIGIN"],
    ];
    expect(headerValues(headers, "x-Frame-options")).toEqual(["DENY", "SAMEORIGIN"]);
  });

  it("splits lists over several lines, but not inside quotes", () => {
    const headers: Header[] = [
      ["vary", 'a, "b, c"'],
      ["vary", "d"],
    ];
    expect(headerMembers(headers, "vary")).toEqual(["a", '"b, c"', "d"]);
  });

  it("keeps an escaped quote inside its string", () => {
    expect(splitOutsideQuotes(String.raw`"a\",b",c`, ",")).toEqual([String.raw`"a\",b"`, "c"]);
  });
});
