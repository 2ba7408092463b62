import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";

import { newTotpSecret, stepOfCode, totpUri } from "#two-factor/totp.ts";

// The secret and the last six digits of the codes in RFC 6238, appendix B (SHA-1).
const secret = Secret.fromUTF8("12345678901234567890").base32;

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %d of 1970 is the one of the standard, %s", (second, code) => {
    const now = new Date(second * 1000);
    expect(stepOfCode(code, { secret, now })).toBe(Math.floor(second / 30));
  });

  it("is taken from one step before until one step after, and says which step it is", () => {
    const at = (second: number) => stepOfCode("081804", { secret, now: new Date(second * 1000) });
    const [first, last] = [37_037_036 * 30, 37_037_036 * 30 + 29];
    expect(at(first)).toBe(37_037_036);
    expect(at(first - 30)).toBe(37_037_036);
    expect(at(last + 30)).toBe(37_037_036);
    expect(at(first - 31)).toBeNull();
    expect(at(last + 31)).toBeNull();
  });

  it.each(["081805", "81804", "0818041", "", "abcdef"])("is not %j", (code) => {
    expect(stepOfCode(code, { secret, now: new Date(1_111_111_109_000) })).toBeNull();
  });
});

describe("a secret for an authenticator app", () => {
  it("is another one each time, of 160 bits", () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/u);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it("comes with the product and the person's address, for the app's list", () => {
    const uri = new URL(totpUri({ secret, issuer: "Plumb & Line", account: "alice@cast.example" }));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain("Plumb & Line:alice@cast.example");
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Plumb & Line",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
