import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anAnswer,
  anEvidence,
  anUnmeasuredPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { seoSlashDuplicate } from "./seo-slash-duplicate.ts";

const PAGE = "https://shop.example/bread";
const TWIN = `${PAGE}/`;
const pages = [aPage(), aPage({ url: PAGE, document: gathered(aDocument({ title: "Bread" })) })];

const judge = (answer: Partial<HttpAnswer>) => {
  const twin = gathered(anAnswer({ url: TWIN, body: "<title>Bread </title>", ...answer }));
  return seoSlashDuplicate.evaluate(
    anEvidence({ pages, site: aSite({ slashTwins: [{ page: PAGE, twin }] }) }),
  );
};

describe("seo-slash-duplicate", () => {
  it("fails where both forms show the page and none names a preferred address", () => {
    expect(judge({}).outcome).toBe("failed");
    expect(judge({ body: `<title>Bread</title><link rel=canonical href="${TWIN}">` }).outcome).toBe("failed");
  });

  it.each(["index.php", "default.aspx", "index.html"])("fails a home page that opens as %s, too", (file) => {
    const outcome = (answer: Partial<HttpAnswer>) => {
      const url = `https://shop.example/${file}`;
      const twin = gathered(anAnswer({ url, body: "<title>Harbour Bakery</title>", ...answer }));
      const slashTwins = [{ page: "https://shop.example/", twin }];
      return seoSlashDuplicate.evaluate(anEvidence({ pages, site: aSite({ slashTwins }) })).outcome;
    };
    expect(outcome({})).toBe("failed");
    const itself = `<title>Harbour Bakery</title><link rel=canonical href="/${file}">`;
    expect(outcome({ body: itself })).toBe("failed");
    expect(outcome({ url: "https://shop.example/" })).toBe("passed");
    expect(outcome({ body: '<title>Harbour Bakery</title><link rel=canonical href="/">' })).toBe("passed");
  });

  it("asks a person where the other form shows a page of another title", () => {
    expect(judge({ body: "<title>Baker</title>" }).outcome).toBe("review");
  });

  it("passes where the other form shows what every wrong address of the site shows", () => {
    const lost = anAnswer({ url: "https://shop.example/lost", body: "<title>Not found</title>" });
    const twin = gathered(anAnswer({ url: TWIN, body: "<title>Not found</title>" }));
    const site = aSite({ slashTwins: [{ page: PAGE, twin }], notFoundProbe: gathered(lost) });
    expect(seoSlashDuplicate.evaluate(anEvidence({ pages, site })).outcome).toBe("passed");
  });

  it("passes where the other form redirects, is not there or names the page as its preferred address", () => {
    expect(judge({ url: PAGE }).outcome).toBe("passed");
    expect(judge({ status: 404 }).outcome).toBe("passed");
    expect(judge({ body: '<title>Bread</title><link rel=canonical href="/bread">' }).outcome).toBe("passed");
  });

  it("does not apply where no address has another form", () => {
    const evidence = anEvidence({ site: aSite({ slashTwins: [] }) });
    expect(seoSlashDuplicate.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("was not looked at in a scan that asked for no form, and weighs nothing there", () => {
    expect(seoSlashDuplicate.evaluate(anEvidence()).outcome).toBe("not-looked-at");
    expect(seoSlashDuplicate.isLeftOut?.(anEvidence())).toBe(true);
    const asked = anEvidence({ site: aSite({ slashTwins: [] }) });
    expect(seoSlashDuplicate.isLeftOut?.(asked)).toBe(false);
  });

  it("could not run where no form answered", () => {
    const silent = aSite({ slashTwins: [{ page: PAGE, twin: notGathered() }] });
    expect(seoSlashDuplicate.evaluate(anEvidence({ pages, site: silent })).outcome).toBe("could-not-run");
    expect(seoSlashDuplicate.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
