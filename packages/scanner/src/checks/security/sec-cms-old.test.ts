import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";

import { secCmsOld } from "./sec-cms-old.ts";

function judge(content: string, requests: string[] = []) {
  const metas = [{ name: "Generator", property: "", httpEquiv: "", content, inHead: true }];
  const page = aPage({
    document: gathered(aDocument({ metas })),
    requests: requests.map((url) => aRequest({ url })),
  });
  return secCmsOld.evaluate(anEvidence({ pages: [page, page] }));
}

describe("sec-cms-old", () => {
  it.each(["WordPress 6.8.3", "WordPress 9.1", "Drupal 11 (https://www.drupal.org)", "TYPO3 13.4 CMS"])(
    "passes %s",
    (generator) => {
      expect(judge(generator).outcome).toBe("passed");
    },
  );

  it.each([
    ["WordPress 4.6.1", "no longer gets security fixes"],
    ["WordPress 6.8.1", "is missing the security fixes from 6.8.3"],
    ["Drupal 7 (http://drupal.org)", "since January 5, 2025"],
    ["Joomla! 1.5 - Open Source Content Management", "no longer gets security fixes"],
    ["TYPO3 4.5 CMS", "no longer gets security fixes"],
  ])("fails %s", (generator, why) => {
    const verdict = judge(generator);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(why) as string }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("reads WordPress' version behind its own files, but not behind those of others", () => {
    const own = "https://shop.example/wp-includes/js/wp-emoji-release.min.js?ver=6.4.2";
    expect(judge("", [own]).outcome).toBe("failed");
    const others = "https://shop.example/wp-includes/js/jquery/jquery.min.js?ver=3.7.1";
    expect(judge("", [others]).outcome).toBe("not-applicable");
  });

  it("reads the header in which some systems name themselves", () => {
    const page = aPage({ responseHeaders: [["x-generator", "Drupal 7 (http://drupal.org)"]] });
    expect(secCmsOld.evaluate(anEvidence({ pages: [page] }))).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "x-generator: Drupal 7 (http://drupal.org)" }],
    });
  });

  it("does not apply to a system that hides its version", () => {
    expect(judge("Joomla! - Open Source Content Management").outcome).toBe("not-applicable");
    expect(judge("Hugo 0.120.4").outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(secCmsOld.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
