import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { seoBrokenExternalLinks } from "./seo-broken-external-links.ts";

const FAR = "https://mill.example/flour";
const home = aPage({
  document: gathered(aDocument({ links: [aLink({ href: `${FAR}#wheat`, text: "Our mill" })] })),
});

const judge = (site: Partial<SiteEvidence>, pages: PageEvidence[] = [home]) =>
  seoBrokenExternalLinks.evaluate(anEvidence({ pages, site: aSite(site) }));
const answering = (status: number | null, failure: string | null = null) => ({
  externalLinks: [{ url: FAR, status, failure, redirects: 0 }],
});

describe("seo-broken-external-links", () => {
  it.each([404, 410])("fails a link to a page that answers %i", (status) => {
    expect(judge(answering(status))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/", message: expect.stringContaining(`status ${status}`) }],
    });
  });

  it.each([200, 403, 429, 503, 999])(
    "passes a link to a page that answers %i: visitors may see it",
    (status) => {
      expect(judge(answering(status)).outcome).toBe("passed");
    },
  );

  it("does not apply without a link to another website", () => {
    expect(judge({ externalLinks: [] }).outcome).toBe("not-applicable");
  });

  it("could not run where no one answered", () => {
    expect(judge(answering(null, "The name mill.example has no address in the DNS.")).outcome).toBe(
      "could-not-run",
    );
    expect(judge(answering(404), [anUnmeasuredPage()]).outcome).toBe("could-not-run");
  });

  it("was not looked at in a scan that asked no one, and weighs nothing there", () => {
    expect(judge({}).outcome).toBe("not-looked-at");
    expect(judge({ isPublic: false })).toMatchObject({
      outcome: "not-looked-at",
      reason: expect.stringContaining("public address"),
    });
    expect(seoBrokenExternalLinks.isLeftOut?.(anEvidence())).toBe(true);
    expect(seoBrokenExternalLinks.isLeftOut?.(anEvidence({ site: aSite({ externalLinks: [] }) }))).toBe(
      false,
    );
  });
});
