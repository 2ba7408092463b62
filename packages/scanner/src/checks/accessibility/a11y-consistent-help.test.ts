import { describe, expect, it } from "vitest";

import type { Evidence } from "#evidence.ts";

import { a11yConsistentHelp } from "./a11y-consistent-help.ts";
import { aLinkIn, aMenu, oneReadPage, pagesWithLinks } from "./across-pages/site-pages.testing.ts";

const evaluate = (evidence: Evidence) => a11yConsistentHelp.evaluate(evidence);
const MENU = aMenu("Chairs", "Tables", "Lamps", "About");
const PHONE = "tel:+15550100";

describe("a11y-consistent-help", () => {
  it("passes help that keeps its place, though not every page has it", () => {
    const footer = [...MENU, aLinkIn("contentinfo", "Contact us", "/contact")];
    expect(evaluate(pagesWithLinks(footer, footer, MENU)).outcome).toBe("passed");
  });

  it("fails the page where the telephone number moved from the header to the footer", () => {
    const above = [aLinkIn("banner", "555 0100", PHONE), ...MENU];
    const below = [...MENU, aLinkIn("contentinfo", "555 0100", PHONE)];
    expect(evaluate(pagesWithLinks(above, above, below))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/2", component: `help:${PHONE}` }],
    });
  });

  it("fails the page where it moved across the content and past no other link", () => {
    const above = [...MENU, aLinkIn("banner", "555 0100", PHONE)];
    const below = [...MENU, aLinkIn("contentinfo", "555 0100", PHONE)];
    expect(evaluate(pagesWithLinks(below, below, above))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/2" }],
    });
  });

  it("does not compare pages that share too little, nor contact links in the text", () => {
    const above = [aLinkIn("banner", "Help", "/help"), ...MENU.slice(0, 2)];
    const below = [...MENU.slice(0, 2), aLinkIn("contentinfo", "Help", "/help")];
    expect(evaluate(pagesWithLinks(above, below)).outcome).toBe("passed");
    const inText = [aLinkIn("main", "Contact us", "/contact"), ...MENU];
    expect(evaluate(pagesWithLinks(inText, [...MENU])).outcome).toBe("not-applicable");
  });

  it("does not apply where no two pages offer help", () => {
    expect(evaluate(pagesWithLinks([...MENU, aLinkIn("contentinfo", "FAQ")], MENU)).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run where a second page could not be read", () => {
    expect(evaluate(oneReadPage()).outcome).toBe("could-not-run");
  });
});
