import { describe, expect, it } from "vitest";

import { plainAddressOf } from "#plan/plain-address.ts";

describe("the address of a test host without encryption", () => {
  it("is its start page on the other port that was allowed", () => {
    const allowed = new Set(["127.0.0.1:8443", "127.0.0.1:8080", "tags.test:443"]);
    expect(plainAddressOf("https://127.0.0.1:8443/en/", allowed)).toBe("http://127.0.0.1:8080/en/");
  });

  it.each([
    ["a site without encryption", "http://127.0.0.1:8080/", ["127.0.0.1:8080", "127.0.0.1:8443"]],
    ["a site on the port that browsers take", "https://shop.test/", ["shop.test:443", "shop.test:80"]],
    ["a host with one port", "https://127.0.0.1:8443/", ["127.0.0.1:8443", "127.0.0.2:8080"]],
    ["a host with several others", "https://127.0.0.1:1/", ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"]],
  ])("is not known of %s", (_, startUrl, allowed) => {
    expect(plainAddressOf(startUrl, new Set(allowed))).toBeNull();
  });
});
