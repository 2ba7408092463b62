import { describe, expect, it } from "vitest";

import type { Verdict } from "#check.ts";
import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secRelOpener } from "./sec-rel-opener.ts";

function judge(rel: string, href = "https://partner.example/", target = "_blank"): Verdict {
  const page = aPage({ document: gathered(aDocument({ links: [aLink({ href, rel, target })] })) });
  return secRelOpener.evaluate(page, anEvidence());
}

describe("sec-rel-opener", () => {
  it("fails a link that gives another website the window", () => {
    expect(judge("nofollow opener")).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The link gives your window to partner.example." }],
    });
  });

  it("passes links that don't, as browsers' default", () => {
    for (const rel of ["", "noopener", "noreferrer", "opener noopener"])
      expect(judge(rel).outcome).toBe("passed");
  });

  it("does not apply to links of the site and in the same tab", () => {
    expect(judge("opener", "https://shop.example/a").outcome).toBe("not-applicable");
    expect(judge("opener", "https://partner.example/", "").outcome).toBe("not-applicable");
  });

  it("takes another port of the same host for the same site, and another host for another", () => {
    const site = { ...anEvidence().site, host: "127.0.0.1:8080", registrableDomain: null };
    const openerTo = (href: string) => {
      const links = [aLink({ href, rel: "opener", target: "_blank" })];
      const page = aPage({ document: gathered(aDocument({ links })) });
      return secRelOpener.evaluate(page, anEvidence({ site })).outcome;
    };
    expect(openerTo("http://127.0.0.1:9090/help")).toBe("not-applicable");
    expect(openerTo("http://127.0.0.2:8080/help")).toBe("failed");
  });

  it("could not run on a page that was not measured", () => {
    expect(secRelOpener.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
