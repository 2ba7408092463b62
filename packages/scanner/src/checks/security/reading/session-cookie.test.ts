import { describe, expect, it } from "vitest";

import { aCookie, anEvidence, aPage } from "#evidence-builders.testing.ts";

import { isSessionLike } from "./session-cookie.ts";
import { ownCookies } from "./set-cookie.ts";

function looksLikeASession(raw: string): boolean {
  const [cookie] = ownCookies(anEvidence({ pages: [aPage({ cookieWrites: [aCookie(raw)] })] }));
  if (cookie === undefined) throw new Error(`Not a cookie: ${raw}`);
  return isSessionLike(cookie);
}

describe("telling session cookies", () => {
  it.each([
    "PHPSESSID=x",
    "JSESSIONID=x",
    "connect.sid=x",
    "sid=x",
    "ASP.NET_SessionId=x",
    ".AspNetCore.Cookies=x",
    "laravel_session=x",
    "__Host-session=x",
    "_shop_session=x",
    "access_token=x",
    "wordpress_logged_in_0123abc=x",
    "PrestaShop-9c41=x; Max-Age=1728000",
    "fe_typo_user=x",
    "osCsid=x",
    "sails.sid=x; Max-Age=86400",
    "phpbb3_k2_sid=x; Max-Age=86400",
    "remember_web_59ba36addc2b2f9401580f014c7f58ea4e30989d=x; Max-Age=86400",
    "remember_token=x; Max-Age=86400",
    "remember=am86c3VuZmxvd2Vy; Max-Age=315360000",
    "autologin=am86c3VuZmxvd2Vy; Max-Age=315360000",
    "q=8f14e45fceea167a5a36dedd4bea2543",
  ])("takes %s for one", (raw) => {
    expect(looksLikeASession(raw)).toBe(true);
  });

  it.each([
    "_ga=GA1.2.1234567890.1234567890",
    "csrftoken=8f14e45fceea167a5a36dedd4bea2543",
    "XSRF-TOKEN=8f14e45fceea167a5a36dedd4bea2543",
    "heroku-session-affinity=x",
    "theme=dark",
    "lang=en-GB",
    "cookie_consent=accepted",
    "visitor=8f14e45fceea167a5a36dedd4bea2543; Max-Age=31536000",
    "cart=3",
    "PrestaShop=seen; Max-Age=86400",
    "_uetsid=8f14e45fceea167a5a36dedd4bea2543; Max-Age=86400",
    "inside=1",
    "remember_newsletter=1; Max-Age=86400",
    "remember=1; Max-Age=86400",
    "remember=true; Max-Age=86400",
    "remember_filters=8f14e45fceea167a5a36; Max-Age=86400",
  ])("does not take %s for one", (raw) => {
    expect(looksLikeASession(raw)).toBe(false);
  });
});
