import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkStatus } from "#evidence/site.ts";

import { seoIconMissing } from "./seo-icon-missing.ts";

const ICON = "https://shop.example/favicon.ico";
const judge = (answer: Partial<LinkStatus> | null, href?: string) => {
  const linkTags =
    href === undefined ? [] : [{ rel: "shortcut icon", href, hreflang: "", type: "", inHead: true }];
  const pages = [aPage({ document: gathered(aDocument({ linkTags })) })];
  const icon = { url: ICON, status: 200, failure: null, redirects: 0, ...answer };
  return seoIconMissing.evaluate(anEvidence({ pages, site: aSite(answer === null ? {} : { icon }) }));
};

describe("seo-icon-missing", () => {
  it("passes an icon that answers, named or not", () => {
    expect(judge({}).outcome).toBe("passed");
    expect(judge({}, "/icon.png").outcome).toBe("passed");
  });

  it("passes an icon in the address itself or on another host, which is not asked for", () => {
    expect(judge(null, "data:image/svg+xml,<svg/>").outcome).toBe("passed");
  });

  it("fails where there is none, and where the named one is gone", () => {
    expect(judge({ status: 404 })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("names no icon") }],
    });
    expect(judge({ status: 410 }, "/icon.png")).toMatchObject({
      findings: [{ message: expect.stringContaining("answers with status 410") }],
    });
  });

  it("passes one that refuses us: a visitor may get it", () => {
    expect(judge({ status: 403 }).outcome).toBe("passed");
  });

  it("does not apply to a site without a page that search engines may list", () => {
    const evidence = anEvidence({ pages: [aPage({ status: 404 })] });
    expect(seoIconMissing.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("was not looked at in a scan that did not ask for it, such as an older one, and weighs nothing there", () => {
    expect(judge(null).outcome).toBe("not-looked-at");
    expect(seoIconMissing.isLeftOut?.(anEvidence())).toBe(true);
    const icon = { url: ICON, status: 200, failure: null, redirects: 0 };
    expect(seoIconMissing.isLeftOut?.(anEvidence({ site: aSite({ icon }) }))).toBe(false);
  });

  it("could not run where it did not answer", () => {
    expect(judge({ status: null, failure: "It took too long." }).outcome).toBe("could-not-run");
    expect(seoIconMissing.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
