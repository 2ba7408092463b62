import { describe, expect, it } from "vitest";

import { looksLikePrivacyPolicy } from "#checks/privacy/policy-link.ts";

const link = (text: string, href: string | null = "https://shop.example/page") => ({ text, href });

describe("looksLikePrivacyPolicy", () => {
  it.each([
    ["Privacy Policy", "https://shop.example/p/12"],
    ["Datenschutzerklärung", "https://shop.example/ds"],
    ["Politique de confidentialité", "https://shop.example/legal"],
    ["Legal", "https://shop.example/legal/privacy-policy.html"],
    ["Política de privacidad", "https://shop.example/legal"],
    ["Privacy", "https://shop.example/privacy#"],
    ["Privacy", "https://shop.example/#privacy"],
  ])("recognises %s at %s", (text, href) => {
    expect(looksLikePrivacyPolicy(link(text, href))).toBe(true);
  });

  it.each([
    ["Your Privacy Choices", "https://shop.example/opt"],
    ["Cookie settings", "https://shop.example/privacy-settings"],
    ["Privacy", "https://policies.google.com/privacy"],
    ["About us", "https://shop.example/about"],
    ["Privacy", "mailto:privacy@shop.example"],
    ["Privacy", null],
    ["Privacy", "https://shop.example/blog.html#!"],
    ["Privacy policy", "https://shop.example/#"],
  ])("does not take %s at %s for the site's policy", (text, href) => {
    expect(looksLikePrivacyPolicy(link(text, href))).toBe(false);
  });

  it("survives an address with a broken escape", () => {
    expect(looksLikePrivacyPolicy(link("Privacy", "https://shop.example/%E0%A4"))).toBe(true);
  });
});
