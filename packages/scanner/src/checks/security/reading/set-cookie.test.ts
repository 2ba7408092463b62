import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, aPage } from "#evidence-builders.testing.ts";
import type { CookieWrite } from "#evidence/network.ts";

import { ownCookies } from "./set-cookie.ts";

const read = (...cookieWrites: CookieWrite[]) => ownCookies(anEvidence({ pages: [aPage({ cookieWrites })] }));

describe("reading cookies", () => {
  it("reads attributes in any case and masks the value", () => {
    const [cookie] = read(aCookie("sid=s3cret=x; path=/; SECURE; httponly; SameSite=LAX; Max-Age=60"));
    expect(cookie).toMatchObject({
      name: "sid",
      value: "s3cret=x",
      secure: true,
      httpOnly: true,
      sameSite: "lax",
      persistent: true,
      masked: "sid=***; path=/; SECURE; httponly; SameSite=LAX; Max-Age=60",
    });
  });

  it("never takes HttpOnly from a script, which cannot set it", () => {
    expect(read(aCookie("a=b; HttpOnly", { via: "script" }))).toMatchObject([{ httpOnly: false }]);
  });

  it("ignores an empty cookie and an unknown SameSite", () => {
    expect(read(aCookie("; Secure"))).toEqual([]);
    expect(read(aCookie("a=b; SameSite=sometimes"))).toMatchObject([{ sameSite: null }]);
  });

  it("keeps the last write of each of the site's own cookies", () => {
    const cookies = ownCookies(
      anEvidence({
        pages: [
          aPage({
            cookieWrites: [
              aCookie("sid=1"),
              aCookie("sid=2; Secure", { sourceUrl: "https://www.shop.example/login" }),
              aCookie("ad=1", { sourceUrl: "https://tracker.test/pixel" }),
              aCookie("theme=dark", { via: "script", sourceUrl: "https://cdn.test/widget.js" }),
            ],
          }),
        ],
      }),
    );
    expect(cookies.map((cookie) => [cookie.name, cookie.secure])).toEqual([
      ["sid", true],
      ["theme", false],
    ]);
  });

  it("does not count a cookie that is being deleted", () => {
    const cookieWrites = [
      aCookie("old=; Max-Age=0"),
      aCookie("older=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT"),
    ];
    expect(ownCookies(anEvidence({ pages: [aPage({ cookieWrites })] }))).toEqual([]);
  });
});
