import { describe, expect, it } from "vitest";

import { ownsUrl, siteOf, twinOf } from "#plan/own-site.ts";

describe("the scanned site", () => {
  it("holds pages of its host alone", () => {
    const site = siteOf("https://shop.example.co.uk/start");
    expect(ownsUrl(site, "https://shop.example.co.uk/a")).toBe(true);
    expect(ownsUrl(site, "http://shop.example.co.uk/a")).toBe(true);
    expect(ownsUrl(site, "https://blog.example.co.uk/")).toBe(false);
    expect(ownsUrl(site, "https://example.co.uk/")).toBe(false);
    expect(ownsUrl(site, "mailto:shop@example.co.uk")).toBe(false);
    expect(ownsUrl(site, "no address")).toBe(false);
  });

  it("takes www. and the bare domain as one, but not another customer of the same provider", () => {
    expect(ownsUrl(siteOf("https://www.example.org/"), "https://example.org/")).toBe(true);
    expect(ownsUrl(siteOf("https://example.org/"), "https://www.example.org/")).toBe(true);
    expect(ownsUrl(siteOf("https://www.github.io/"), "https://github.io/")).toBe(false);
    expect(siteOf("https://name.github.io/").registrableDomain).toBe("name.github.io");
  });

  it("tells test hosts apart by their port", () => {
    const site = siteOf("http://127.0.0.1:4401/");
    expect(site).toMatchObject({ host: "127.0.0.1:4401", registrableDomain: null });
    expect(ownsUrl(site, "http://127.0.0.1:4402/")).toBe(false);
    expect(ownsUrl(site, "http://127.0.0.1:4401/about")).toBe(true);
  });

  it("has a twin with or without www. only at its registered domain", () => {
    expect(twinOf(siteOf("https://example.org/a"))).toBe("https://www.example.org/");
    expect(twinOf(siteOf("https://www.example.org/"))).toBe("https://example.org/");
    expect(twinOf(siteOf("https://shop.example.org/"))).toBeNull();
    expect(twinOf(siteOf("http://127.0.0.1:4401/"))).toBeNull();
  });
});
