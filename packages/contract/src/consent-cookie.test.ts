import { describe, expect, it } from "vitest";

import { consentCookie, consentIn } from "./consent-cookie.ts";

const NAME = "acme-cookie-consent";

describe("the consent cookie", () => {
  it("keeps a choice for a year", () => {
    expect(consentCookie(NAME, "necessary", { isHttps: false })).toBe(
      "acme-cookie-consent=necessary; Max-Age=31536000; Path=/; SameSite=Lax",
    );
  });

  it("travels only over TLS where the app does", () => {
    expect(consentCookie(NAME, "analytics", { isHttps: true })).toMatch(/; Secure$/u);
  });

  it("is removed when the choice is taken back", () => {
    expect(consentCookie(NAME, null, { isHttps: false })).toMatch(/^acme-cookie-consent=; Max-Age=0;/u);
  });

  it("is found among other cookies", () => {
    expect(consentIn("a=1; acme-cookie-consent=analytics; b=2", NAME)).toBe("analytics");
  });

  it.each(["", "acme-cookie-consent=", "acme-cookie-consent=yes", "x-acme-cookie-consent=necessary"])(
    "holds no choice in %j",
    (cookies) => {
      expect(consentIn(cookies, NAME)).toBeNull();
    },
  );
});
