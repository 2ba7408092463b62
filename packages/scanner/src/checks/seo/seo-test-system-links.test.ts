import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aResource,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoTestSystemLinks } from "./seo-test-system-links.ts";

const judge = (document: Partial<DocumentSnapshot>, host = "shop.example") => {
  const url = `https://${host}/`;
  const pages = ["", "about"].map((path) =>
    aPage({ url: `${url}${path}`, document: gathered(aDocument(document)) }),
  );
  return seoTestSystemLinks.evaluate(anEvidence({ pages, site: aSite({ host, startUrl: url }) }));
};
const to = (href: string) => ({ links: [aLink({ href, text: "Prices" })] });

describe("seo-test-system-links", () => {
  it.each([
    ["The link “Prices” leads to staging.shop.example", to("https://staging.shop.example/prices")],
    [
      "The page loads a file from dev.shop.example",
      { scripts: [aResource({ url: "https://dev.shop.example/a.js" })] },
    ],
  ])("fails once where %s", (message, document) => {
    const verdict = judge(document);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(message) as string }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("asks about a test system of another domain, and about a template's host in a footer", () => {
    const shown = (inFooter: boolean) =>
      judge({ links: [aLink({ href: "https://www.example.com/terms", inFooter })] });
    expect(shown(true).outcome).toBe("review");
    expect(shown(false).outcome).toBe("passed");
    expect(judge(to("https://staging.bakery-design.test/")).outcome).toBe("review");
  });

  it("passes other hosts, and all on a test system itself", () => {
    for (const href of [
      "https://dev.to/x",
      "https://developer.shop.example/",
      "https://www.shop.example/",
      "mailto:a@dev.shop.example",
    ])
      expect(judge(to(href)).outcome).toBe("passed");
    expect(judge(to("https://dev.shop.example/"), "staging.shop.example").outcome).toBe("passed");
  });

  it("does not apply to pages without links, and could not run where none was measured", () => {
    expect(judge({}).outcome).toBe("not-applicable");
    expect(seoTestSystemLinks.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
