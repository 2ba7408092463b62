import { describe, expect, it } from "vitest";

import { anEvidence } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";

import { a11yConsistentNavigation } from "./a11y-consistent-navigation.ts";
import { aLinkIn, aMenu, aSitePage, oneReadPage, pagesWithLinks } from "./across-pages/site-pages.testing.ts";

const evaluate = (evidence: Evidence) => a11yConsistentNavigation.evaluate(evidence);

describe("a11y-consistent-navigation", () => {
  it("passes a menu that keeps its order, with items added and left out", () => {
    const evidence = pagesWithLinks(
      aMenu("Home", "Chairs", "Tables", "About"),
      aMenu("Home", "Sale", "Chairs", "Tables", "About"),
      aMenu("Chairs", "Tables", "About"),
    );
    expect(evaluate(evidence).outcome).toBe("passed");
  });

  it("fails the one page whose menu is in another order and names the item", () => {
    const evidence = pagesWithLinks(
      aMenu("Tables", "Home", "Chairs"),
      aMenu("Home", "Chairs", "Tables"),
      aMenu("Home", "Chairs", "Tables"),
    );
    expect(evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/0", message: expect.stringContaining("“Tables”") }],
    });
  });

  it("does not compare links of the main part, breadcrumbs or menus that share two items", () => {
    const reordered = (landmark: string) => [
      ["One", "Two", "Three"].map((name) => aLinkIn(landmark, name)),
      ["Three", "Two", "One"].map((name) => aLinkIn(landmark, name)),
    ];
    for (const landmark of ["main > navigation", "navigation Breadcrumbs", "contentinfo"]) {
      expect(evaluate(pagesWithLinks(...reordered(landmark))).outcome).toBe("passed");
    }
    expect(evaluate(pagesWithLinks(aMenu("One", "Two"), aMenu("Two", "One"))).outcome).toBe("passed");
  });

  it("compares an item that the footer repeats on some pages", () => {
    const evidence = pagesWithLinks(
      [...aMenu("Home", "Chairs", "Contact"), aLinkIn("contentinfo", "Contact")],
      [...aMenu("Home", "Chairs", "Contact"), aLinkIn("contentinfo", "Contact")],
      aMenu("Contact", "Chairs", "Home"),
    );
    expect(evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/2" }],
    });
  });

  it("leaves out an item that stands in the menu twice", () => {
    const twice = pagesWithLinks(
      aMenu("Home", "Chairs", "Tables", "About"),
      aMenu("About", "Home", "Chairs", "Tables", "About"),
    );
    expect(evaluate(twice).outcome).toBe("passed");
  });

  it("compares translations with each other only, and does not apply to one page", () => {
    const menus = [aMenu("Home", "Chairs", "Tables"), aMenu("Tables", "Chairs", "Home")];
    const translated = menus.map((links, index) =>
      aSitePage(`/${index}`, { links, lang: ["en", "de-AT"][index] }),
    );
    expect(evaluate(anEvidence({ pages: translated })).outcome).toBe("not-applicable");
    expect(evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run where a second page could not be read", () => {
    expect(evaluate(oneReadPage()).outcome).toBe("could-not-run");
  });
});
