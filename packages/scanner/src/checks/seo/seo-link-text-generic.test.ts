import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkRef } from "#evidence/document.ts";

import { seoLinkTextGeneric } from "./seo-link-text-generic.ts";

const judge = (links: LinkRef[], lang = "en") =>
  seoLinkTextGeneric.evaluate(aPage({ document: gathered(aDocument({ links, lang })) }), anEvidence());
const to = (path: string, text: string, more: Partial<LinkRef> = {}) =>
  aLink({ href: `https://shop.example${path}`, text, ...more });

describe("seo-link-text-generic", () => {
  it("fails links of one generic text, once for the page", () => {
    expect(
      judge([to("/prices", "klik hier"), to("/theory", "Klik hier"), to("/trial", "klik hier!")]),
    ).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "3 links are called “klik hier” and lead to different pages: https://shop.example/prices, https://shop.example/theory, https://shop.example/trial",
        },
      ],
    });
  });

  it("fails a single link with the page it leads to", () => {
    expect(judge([to("/prices", "Here")])).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The link “Here” doesn't say that it leads to https://shop.example/prices" }],
    });
  });

  it("fails one whose page only the menu or the footer names", () => {
    const named = [to("/a", "Prices", { inNav: true }), to("/b", "Trial", { inFooter: true })];
    expect(judge([...named, to("/a", "click here"), to("/b", "here")])).toMatchObject({
      findings: [{ message: expect.stringContaining("/a") }, { message: expect.stringContaining("/b") }],
    });
  });

  it.each([
    ["en", "Read more »"],
    ["de-AT", "Hier"],
    ["fr", "En savoir plus"],
    ["es", "Haz clic aquí"],
    ["it", "Scopri di più"],
    ["nl-BE", "Lees meer →"],
    ["pt", "Saiba mais"],
    ["pl", "Czytaj więcej"],
    ["sv", "Läs mer"],
    ["da", "Læs mere"],
    ["nb", "Les mer"],
    ["fi", "Lue lisää"],
    ["cs", "zde"],
    ["de", "click here"],
  ])("fails such a link in %s: %s", (lang, text) => {
    expect(judge([to("/prices", text)], lang).outcome).toBe("failed");
  });

  it.each([
    ["words that name the page", [to("/prices", "Our prices")]],
    ["a cookie banner's link to the policy", [to("/politique-de-confidentialite", "En savoir plus")]],
    ["a link to the cart", [to("/panier", "ici"), to("/datenschutzerklaerung", "Mehr erfahren")]],
    ["words that go on", [to("/prices", "Read more about our prices")]],
    ["a page that another link names", [to("/rye", "Rye bread"), to("/rye#buy", "Read more")]],
    ["a menu that unfolds", [to("/all", "More", { inNav: true })]],
    [
      "a name for screen readers",
      [to("/rye", "Read more", { snippet: '<a href="/rye" aria-label="Read more about rye">' })],
    ],
    ["a word of another language", [to("/mer", "Mer"), to("/tu", "Tu")]],
    ["links that ask not to be followed", [to("/rye", "here", { rel: "nofollow" })]],
    ["links that nobody sees", [to("/rye", "here", { visible: false }), to("/", "Home")]],
  ])("passes %s", (_, links) => {
    expect(judge([to("/contact", "Contact"), ...links], "fr").outcome).toBe("passed");
  });

  it("does not apply to a page without links to other pages of the site", () => {
    const elsewhere = aLink({ href: "https://other.example/", text: "here" });
    expect(judge([elsewhere, to("/#top", "here")]).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoLinkTextGeneric.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
