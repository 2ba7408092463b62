import { describe, expect, it } from "vitest";

import { leadsNowhere, leadsToPolicy, looksLikePrivacyPolicy } from "#checks/privacy/policy-link.ts";
import { aDocument, aPage } from "#evidence-builders.testing.ts";

const link = (text: string, href: string | null = "https://shop.example/page") => ({ text, href });

describe("looksLikePrivacyPolicy", () => {
  it.each([
    ["Privacy Policy", "https://shop.example/p/12"],
    ["Datenschutzerklärung", "https://shop.example/ds"],
    ["Politique de confidentialité", "https://shop.example/legal"],
    ["Legal", "https://shop.example/legal/privacy-policy.html"],
    ["Política de privacidad", "https://shop.example/legal"],
    ["Privacy", "https://shop.example/privacy#"],
    ["How we protect your privacy", "https://shop.example/p/9"],
    ["Privacy & Cookies", "https://shop.example/p/9"],
    ["Terms and Privacy", "https://shop.example/p/9"],
    ["Notice on privacy", "https://shop.example/p/9"],
    ["Bread Shop – Privacy", "https://shop.example/p/9"],
    ["Read it", "https://shop.example/en/privacy"],
    ["Read it", "https://shop.example/data-privacy-notice-2026/"],
    ["Politica sulla privacy", "https://shop.example/p/9"],
    ["Zásady ochrany osobných údajov: ochrana osobných údajov", "https://shop.example/p/9"],
    ["Politica de confidențialitate", "https://shop.example/p/9"],
    ["Πολιτική απορρήτου", "https://shop.example/p/9"],
    ["Политика за поверителност", "https://shop.example/p/9"],
    ["Pravila privatnosti", "https://shop.example/p/9"],
    ["Privātuma politika", "https://shop.example/p/9"],
    ["Privacy", "https://shop.example/#privacy"],
  ])("recognises %s at %s", (text, href) => {
    expect(looksLikePrivacyPolicy(link(text, href))).toBe(true);
  });

  it.each([
    ["Your Privacy Choices", "https://shop.example/opt"],
    ["Cookie settings", "https://shop.example/privacy-settings"],
    ["Privacy", "https://policies.google.com/privacy"],
    ["About us", "https://shop.example/about"],
    ["Privacy fences", "https://shop.example/privacy-fences"],
    ["Fences for privacy", "https://shop.example/fences"],
    ["Privacy screen protectors", "https://shop.example/products/privacy-screens"],
    ["Privacy glass and film", "https://shop.example/glass"],
    ["Trees that give you privacy all year", "https://shop.example/garden/privacy-hedges"],
    ["Datenschutzberatung", "https://shop.example/leistungen"],
    ["Data protection software", "https://shop.example/backup"],
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

describe("a link called privacy policy", () => {
  const page = aPage({ url: "https://shop.example/old", finalUrl: "https://shop.example/about?a=1" });
  const about = { page, document: aDocument({ title: "About us" }) };

  it.each([
    ["https://shop.example/about?a=1", "leads back to the same page"],
    ["https://shop.example/old", "leads back to the same page"],
    ["https://shop.example/about?a=1#!", "has no address (#)"],
    ["https://shop.example/about?a=1#0", "has no address (#)"],
    ["javascript:void(0)", "has no address (javascript:)"],
    ["https://shop.example/", "leads to the home page"],
  ])("at %s %s", (href, words) => {
    expect(leadsNowhere(link("Privacy Policy", href), about)).toBe(words);
    expect(leadsToPolicy(link("Privacy Policy", href), about)).toBe(false);
  });

  it.each([
    "https://shop.example/privacy",
    "https://shop.example/p/12",
    "https://shop.example/#privacy",
    "https://shop.example/?page=privacy",
    "https://privacy.example/",
  ])("at %s leads to a policy", (href) => {
    expect(leadsNowhere(link("Privacy Policy", href), about)).toBeNull();
    expect(leadsToPolicy(link("Privacy Policy", href), about)).toBe(true);
  });

  it("may lead back to the policy itself", () => {
    const heading = { selector: "h1", snippet: "<h1>", component: "h1", level: 1, text: "Privacy policy" };
    const own = link("Privacy Policy", page.finalUrl);
    for (const words of [{ title: "Privacy policy" }, { headings: [heading] }]) {
      expect(leadsToPolicy(own, { page, document: aDocument(words) })).toBe(true);
    }
  });

  it("is none where it is called otherwise", () => {
    expect(leadsNowhere(link("Home", "https://shop.example/"), about)).toBeNull();
    expect(leadsToPolicy(link("Home", "https://shop.example/"), about)).toBe(false);
  });
});
