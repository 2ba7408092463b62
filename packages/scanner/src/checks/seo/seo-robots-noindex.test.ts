import { describe, expect, it } from "vitest";

import { anAnswer, anEvidence, aSite, gathered } from "#evidence-builders.testing.ts";

import { seoRobotsNoindex } from "./seo-robots-noindex.ts";

const judge = (body: string, status = 200) =>
  seoRobotsNoindex.evaluate(anEvidence({ site: aSite({ robotsTxt: gathered(anAnswer({ body, status })) }) }));

describe("seo-robots-noindex", () => {
  it("fails a rule that search engines ignore, once", () => {
    expect(judge("User-agent: *\nNoindex: /old/\nnoindex: /new/")).toMatchObject({
      outcome: "failed",
      findings: [{ message: "Line 2 of robots.txt has the rule Noindex, which search engines ignore" }],
    });
  });

  it("passes rules that they know, paths of that name, and comments", () => {
    expect(judge("# Noindex: /old/\nUser-agent: *\nDisallow: /noindex:/\nCrawl-delay: 5").outcome).toBe(
      "passed",
    );
  });

  it("does not apply without the file, and could not run where it was not read", () => {
    expect(judge("gone", 404).outcome).toBe("not-applicable");
    expect(judge("<!doctype html><p>Noindex: yes", 200).outcome).toBe("not-applicable");
    expect(seoRobotsNoindex.evaluate(anEvidence()).outcome).toBe("could-not-run");
  });
});
