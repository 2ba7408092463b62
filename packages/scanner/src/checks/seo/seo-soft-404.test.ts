import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anAnswer,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { seoSoft404 } from "./seo-soft-404.ts";

const judge = (answer: Partial<HttpAnswer>) => {
  const notFoundProbe = gathered(anAnswer({ url: "https://shop.example/no-such-page", ...answer }));
  return seoSoft404.evaluate(anEvidence({ site: aSite({ notFoundProbe }) }));
};
const redirects = [{ url: "https://shop.example/no-such-page", status: 302, location: "/" }];

const PAGE = "https://shop.example/old";
const aHeading = (text: string) => ({ level: 1, text, selector: "h1", snippet: "<h1>", component: "h1" });

const judgePage = (document: Partial<DocumentSnapshot>, status = 200) => {
  const notFoundProbe = gathered(anAnswer({ url: "https://shop.example/no-such-page", status: 404 }));
  const page = aPage({ url: PAGE, status, document: gathered(aDocument(document)) });
  return seoSoft404.evaluate(anEvidence({ pages: [aPage(), page], site: aSite({ notFoundProbe }) }));
};

describe("seo-soft-404", () => {
  it("passes a site that says 'not found', or 'noindex' where it has no server of its own", () => {
    expect(judge({ status: 404 }).outcome).toBe("passed");
    expect(judge({ body: '<meta name="robots" content="noindex">' }).outcome).toBe("passed");
  });

  it("fails a site that answers 200", () => {
    expect(judge({ body: "<title>Bakery</title>" }).outcome).toBe("failed");
  });

  it.each([
    "Offer Sorry, this page is no longer available.",
    "Diese Seite wurde entfernt.",
    "Cette page n'existe plus.",
    "Deze pagina bestaat niet meer.",
  ])("fails a page that says nothing else: %s", (text) => {
    expect(judgePage({ title: "Offer | Harbor Bakery", text, wordCount: 9 }).outcome).toBe("failed");
  });

  it.each([
    [
      "a page that says more",
      "Rye is back. That page is no longer available, so we tell its story here.",
      90,
    ],
    ["a page of something else", "This cake is no longer available. Try another.", 9],
    ["a page with a tip", "If this page is empty, reload it.", 9],
  ])("passes %s", (_what, text, wordCount) => {
    expect(judgePage({ title: "Offer | Harbor Bakery", text, wordCount }).outcome).toBe("passed");
  });

  it("fails one that leads to the start page, less severely", () => {
    expect(judge({ url: "https://shop.example/", redirects })).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "low" }],
    });
  });

  it("asks a person when it leads to some other page", () => {
    expect(judge({ url: "https://shop.example/oops", redirects }).outcome).toBe("review");
  });

  it.each([
    { title: "Product not found | Harbor Bakery" },
    { title: "Produit introuvable" },
    { title: "Artikel nicht gefunden – Hafenladen" },
    { title: "Page not found | Harbor Bakery" },
    { title: "404" },
    { title: "Error 404 - Not Found" },
    { title: "Harbor Bakery", headings: [aHeading("Oops! We can't find that page.")] },
    { title: "Seite nicht gefunden – Bäckerei" },
    { title: "Page introuvable" },
    { title: "Página no encontrada" },
    { title: "Nie znaleziono strony" },
  ])("fails a visited page that calls itself missing and answers 200: %o", (document) => {
    const verdict = judgePage(document);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: PAGE }] });
  });

  it.each([
    { title: "Products not found in shops" },
    { title: "Lost and found items" },
    { title: "How to fix 'page not found' errors" },
    { title: "Lost and found | Harbor Bakery" },
    { title: "Room 404 | Harbor Hotel" },
    { title: "404 recipes with rye" },
    { title: "Page not found", wordCount: 900 },
    {
      title: "Page not found",
      metas: [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }],
    },
  ])("passes a page about something else, or one that is not to be listed: %o", (document) => {
    expect(judgePage(document).outcome).toBe("passed");
  });

  it("passes a page that calls itself missing and answers 404", () => {
    expect(judgePage({ title: "Page not found" }, 404).outcome).toBe("passed");
  });

  it("could not run when the server failed or did not answer", () => {
    expect(judge({ status: 500 }).outcome).toBe("could-not-run");
    const evidence = anEvidence({ site: aSite({ notFoundProbe: notGathered() }) });
    expect(seoSoft404.evaluate(evidence).outcome).toBe("could-not-run");
  });

  it.each([
    "Sorry, this listing is no longer available",
    "This job has expired",
    "Diese Stellenanzeige ist nicht mehr verfügbar",
    "Cette annonce n’est plus disponible",
    "Este anuncio ya no está disponible",
    "Questo annuncio non è più disponibile",
    "Deze vacature is niet meer beschikbaar",
    "To ogłoszenie jest już niedostępne",
  ])("asks a person about a page that says what it was about is gone: %s", (text) => {
    expect(judgePage({ title: "Listing | Shop", headings: [aHeading(text)], wordCount: 40 })).toMatchObject({
      outcome: "review",
      findings: [{ page: PAGE }],
    });
  });

  it.each([
    "Sold out until spring",
    "When a listing is no longer available: what buyers can do",
    "This offer is available until Sunday",
    "Dieses Angebot gilt nur online",
  ])("passes a page whose heading is “%s”", (text) => {
    expect(judgePage({ title: "Shop", headings: [aHeading(text)], wordCount: 40 }).outcome).toBe("passed");
  });

  describe("for an address that can't exist in a folder of pages", () => {
    const judgeFolder = (answer: Partial<HttpAnswer>) => {
      const notFoundProbe = gathered(anAnswer({ status: 404 }));
      const url = "https://shop.example/jobs/none";
      const madeUpProbes = [
        { url, answer: gathered(anAnswer({ url, status: 200, body: "<h1>Jobs</h1>", ...answer })) },
      ];
      return seoSoft404.evaluate(anEvidence({ site: aSite({ notFoundProbe, madeUpProbes }) }));
    };

    it("fails when it answers as if it did", () => {
      expect(judgeFolder({})).toMatchObject({
        outcome: "failed",
        findings: [{ message: "An address that can't exist in /jobs/ answers with status 200" }],
      });
    });

    it.each([
      { status: 404 },
      { status: 410 },
      { redirects: [{ url: "https://shop.example/jobs/none", status: 301, location: "/jobs" }] },
      { body: '<meta name="robots" content="noindex">' },
      { headers: [["x-robots-tag", "noindex"]] as [string, string][] },
    ])("passes when it answers %o", (answer) => {
      expect(judgeFolder(answer).outcome).toBe("passed");
    });

    const home = "https://shop.example/";
    const sentHome = {
      url: home,
      redirects: [{ url: "https://shop.example/jobs/none", status: 302, location: "/" }],
    };
    const judgeLink = (link: Partial<ReturnType<typeof aLink>>, endsAt: string) => {
      const links = [aLink({ text: "Baker in Kiel", ...link })];
      const url = "https://shop.example/jobs/none";
      const madeUpProbes = [{ url, answer: gathered(anAnswer({ body: "<h1>Hi</h1>", ...sentHome })) }];
      const linkStatuses = links.map(({ href }) => ({
        url: href ?? "",
        status: 200,
        failure: null,
        redirects: 1,
        endsAt,
      }));
      const notFoundProbe = gathered(anAnswer({ status: 404 }));
      const pages = [aPage({ document: gathered(aDocument({ links })) })];
      return seoSoft404.evaluate(
        anEvidence({ pages, site: aSite({ notFoundProbe, madeUpProbes, linkStatuses }) }),
      );
    };
    const inFolder = "An address that can't exist in /jobs/ redirects to the home page";

    it("fails when it redirects to the home page, less severely", () => {
      expect(judgeFolder(sentHome)).toMatchObject({
        outcome: "failed",
        findings: [{ message: inFolder, severity: "low" }],
      });
    });

    it("passes when a folder for those who signed in does", () => {
      const url = "https://shop.example/account/none";
      const madeUpProbes = [{ url, answer: gathered(anAnswer({ ...sentHome })) }];
      const notFoundProbe = gathered(anAnswer({ status: 404 }));
      expect(seoSoft404.evaluate(anEvidence({ site: aSite({ notFoundProbe, madeUpProbes }) })).outcome).toBe(
        "passed",
      );
    });

    it.each(["https://shop.example/jobs/baker-kiel", "https://shop.example/jobs/baker?id=7"])(
      "fails the link to %s, a page beside it that redirects there too",
      (href) => {
        expect(judgeLink({ href }, home)).toMatchObject({
          outcome: "failed",
          findings: [
            { message: inFolder },
            { page: home, message: expect.stringContaining("“Baker in Kiel” leads to") as string },
          ],
        });
      },
    );

    it.each([
      ["https://shop.example/jobs/", home],
      ["https://shop.example/start", home],
      ["https://shop.example/jobs/baker-kiel", "https://shop.example/jobs/baker-luebeck"],
    ])("has nothing to say of the link to %s that ends at %s", (href, endsAt) => {
      expect(judgeLink({ href }, endsAt)).toMatchObject({ findings: [{ message: inFolder }] });
    });
  });
});
