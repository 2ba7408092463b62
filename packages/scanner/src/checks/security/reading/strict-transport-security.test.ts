import { describe, expect, it } from "vitest";

import { parseHsts } from "./strict-transport-security.ts";

describe("reading Strict-Transport-Security", () => {
  it("reads names in any case and quoted values", () => {
    expect(parseHsts('Max-Age="31536000" ; INCLUDESUBDOMAINS; preload')).toEqual({
      maxAge: 31_536_000,
      includeSubDomains: true,
      preload: true,
    });
  });

  it("reads a bare max-age as a policy for this host alone", () => {
    expect(parseHsts("max-age=0;")).toEqual({ maxAge: 0, includeSubDomains: false, preload: false });
  });

  it.each([
    "",
    "includeSubDomains",
    "max-age",
    "max-age=",
    "max-age=one year",
    "max-age=-1",
    "max-age=1; max-age=2",
  ])("finds no policy in %j", (value) => {
    expect(parseHsts(value)).toBeNull();
  });
});
