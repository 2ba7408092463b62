import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import {
  aCookie,
  aDocument,
  aForm,
  aLink,
  anAnswer,
  anEvidence,
  aPage,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { runChecks } from "#judge/run-checks.ts";

import { CHECKS } from "./registry.ts";

const HOST = "https://shop.example";
const START = `${HOST}/en/`;
const OLD = `${HOST}/old-rolls`;
const ROLLS = `${HOST}/rolls#top`;
const GONE = `${HOST}/gone`;

const link = (rel: string, href: string, hreflang = ""): DocumentSnapshot["linkTags"][number] => ({
  rel,
  href,
  hreflang,
  type: "",
  inHead: true,
});
const menu = (...names: string[]) =>
  names.map((text) =>
    aLink({ landmark: "banner > navigation", text, href: `${HOST}/${text.toLowerCase()}`, inNav: true }),
  );

const start = aPage({
  url: HOST,
  finalUrl: START,
  redirects: [{ url: HOST, status: 301, location: START }],
  document: gathered(
    aDocument({
      links: [
        ...menu("Rolls", "Cakes", "Pies", "About"),
        aLink({ href: GONE }),
        aLink({ text: "Privacy Policy", href: `${HOST}/privacy` }),
      ],
      linkTags: [link("canonical", GONE), link("alternate", ROLLS, "en-UK"), link("alternate", GONE, "de")],
    }),
  ),
});

/** A page that was asked for under one address, answered under another, and shows a mistake for every area. */
const moved: PageEvidence = aPage({
  url: OLD,
  finalUrl: ROLLS,
  redirects: [
    { url: OLD, status: 302, location: `${HOST}/bread` },
    { url: `${HOST}/bread`, status: 302, location: ROLLS },
  ],
  cookieWrites: [aCookie("sid=1; Max-Age=99999999")],
  requests: [
    aRequest({ url: `${HOST}/missing.js`, type: "script", status: 404 }),
    aRequest({ url: "https://www.google-analytics.com/g/collect?email=ann%40shop.example", type: "ping" }),
    aRequest({ url: "https://fonts.googleapis.com/css", type: "stylesheet" }),
  ],
  document: gathered(
    aDocument({
      title: "",
      links: [...menu("About", "Pies", "Cakes", "Rolls"), aLink({ href: `${HOST}/old-cakes` })],
      forms: [aForm({ action: "http://shop.example/contact" })],
      linkTags: [link("alternate", START, "en")],
    }),
  ),
});

const evidence: Evidence = anEvidence({
  pages: [start, moved],
  profiles: ["EU"],
  site: aSite({
    startUrl: START,
    robotsTxt: gathered(anAnswer({ url: `${HOST}/robots.txt`, body: "User-agent: *\nDisallow: /hidden" })),
    sitemaps: gathered([
      {
        url: `${HOST}/sitemap.xml`,
        urls: [GONE, OLD, `${HOST}/hidden/a`, `${HOST}/hidden/b`, `${HOST}/old-cakes`],
        error: null,
      },
    ]),
    plainHttp: gathered(anAnswer({ url: "http://shop.example/" })),
    notFoundProbe: gathered(anAnswer({ url: `${HOST}/a1-does-not-exist` })),
    securityTxt: gathered(anAnswer({ url: `${HOST}/.well-known/security.txt`, status: 404 })),
    linkStatuses: [
      { url: GONE, status: 404, failure: null, redirects: 0 },
      { url: `${HOST}/old-cakes`, status: 200, failure: null, redirects: 3 },
    ],
    fieldData: gathered(
      (["site", "page"] as const).map((of) => ({
        of,
        url: of === "site" ? `${HOST}/` : ROLLS,
        largestContentfulPaintMs: 5_000,
        interactionToNextPaintMs: 600,
        cumulativeLayoutShift: 0.4,
        until: "2026-11-07",
      })),
    ),
  }),
});

describe("what checks find", () => {
  const { findings } = runChecks(evidence, CHECKS, { areas: AREAS });

  it("stands on addresses that the result lists, which alone can be proven to be fixed", () => {
    const listed = new Set([...evidence.pages.map(({ finalUrl }) => finalUrl), evidence.site.startUrl]);
    const elsewhere = findings.filter(({ page }) => !listed.has(page));
    expect(elsewhere.map(({ check, page }) => [check, page])).toEqual([]);
  });

  it("is tried in every area, with addresses that were never a page", () => {
    expect(new Set(findings.map(({ area }) => area))).toEqual(new Set(AREAS));
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        "a11y-consistent-navigation",
        "perf-broken-files",
        "perf-field-largest-paint",
        "perf-redirect-first",
        "prv-gfonts",
        "sec-form-http",
        "sec-http-redirect",
        "seo-broken-links",
        "seo-canonical-conflict",
        "seo-hreflang-pairs",
        "seo-redirect-chains",
        "seo-robots-blocks-pages",
        "seo-sitemap-entries",
      ]),
    );
  });
});
