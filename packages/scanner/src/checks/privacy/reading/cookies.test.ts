import { describe, expect, it } from "vitest";

import { knownItem, readCookie, trackingItems } from "#checks/privacy/reading/cookies.ts";
import { aCookie } from "#evidence-builders.testing.ts";

const now = new Date("2026-11-16T00:00:00Z");
const site = { url: "https://shop.example/", now };

describe("readCookie", () => {
  it("reads the lifetime asked for, Max-Age before Expires", () => {
    const raw = "_ga=1; Expires=Wed, 16 Nov 2033 00:00:00 GMT; max-age=86400";
    expect(readCookie(aCookie(raw), now)).toMatchObject({ name: "_ga", lifetimeDays: 1 });
    expect(readCookie(aCookie("a=1; Expires=Wed, 18 Nov 2026 00:00:00 GMT"), now)?.lifetimeDays).toBe(2);
    expect(readCookie(aCookie("a=1; Path=/"), now)?.lifetimeDays).toBeNull();
    expect(readCookie(aCookie("nonsense"), now)).toBeNull();
  });
});

describe("trackingItems", () => {
  it("knows analytics and advertising by name, in cookies and storage", () => {
    const cookieWrites = [aCookie("_ga_ABC123=GS1; Path=/"), aCookie("PHPSESSID=1"), aCookie("mystery=1")];
    const found = trackingItems({ cookieWrites, storage: [{ key: "_gcl_ls" }, { key: "theme" }] }, site);
    expect(found.map(({ name, purpose }) => `${name} ${purpose}`)).toEqual([
      "_ga_ABC123 analytics",
      "_gcl_ls advertising",
    ]);
  });

  it("knows an unknown name by the advertising company that set it, but not one that is deleted", () => {
    const sourceUrl = "https://ib.adnxs.com/pixel";
    const set = aCookie("xyz=1; Max-Age=100", { sourceUrl });
    const deleted = aCookie("abc=; Max-Age=0", { sourceUrl });
    const found = trackingItems({ cookieWrites: [set, deleted], storage: [] }, site);
    expect(found).toEqual([{ name: "xyz", vendor: "Xandr", purpose: "advertising" }]);
  });

  it("leaves the record of consent and the session alone", () => {
    expect(knownItem("OptanonConsent")?.purpose).toBe("essential");
    expect(knownItem("no-such-cookie")).toBeNull();
  });
});
