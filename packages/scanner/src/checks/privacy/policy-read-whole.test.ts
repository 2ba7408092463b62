import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aLink, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

describe("prv-policy-content of a policy that was read whole", () => {
  const GDPR_POLICY = `Miller Bakery Ltd is the controller under the GDPR. ${"We bake bread for you and your family. ".repeat(20)}
We process your name to deliver bread on the legal basis of our contract, keep it for two years, and share it with
couriers. You have the right to access, rectification, erasure, restriction, objection and portability.`;
  const COMPLAINTS = "the right to complain to an authority";
  const judged = (text: string, document: Partial<DocumentSnapshot> = {}, sent = 0) => {
    const profiles = ["US", "CA", "EU"] as const;
    const wordCount = text.split(/\s+/).length;
    const evidence = policyEvidence(text, {
      profiles: [...profiles],
      document: { wordCount, ...document },
    });
    const words = sent || wordCount;
    const rawMarkup = gathered({ title: "", canonical: null, robots: [], links: 0, words });
    return prvPolicyContent.evaluate({
      ...evidence,
      pages: evidence.pages.map((page) => ({ ...page, rawMarkup })),
    });
  };
  const failedIn = (verdict: ReturnType<typeof judged>) =>
    "findings" in verdict
      ? verdict.findings.filter(({ outcome }) => outcome === undefined).map(({ message }) => message)
      : [];

  it("fails without any word for what its law asks for", () => {
    const verdict = judged(GDPR_POLICY);
    expect(verdict.outcome).toBe("failed");
    expect(failedIn(verdict)).toEqual([
      `No word in the privacy policy speaks of this topic, which GDPR Art. 13(2)(d) asks for: ${COMPLAINTS}.`,
    ]);
  });

  it.each([
    [
      "names the law of California",
      `${GDPR_POLICY} If you live in California, you can opt out.`,
      "11 CCR §7011(e)",
    ],
    [
      "is in a European language",
      `Verantwortlich ist die Bäckerei Müller. ${"Wir backen Brot für Sie und Ihre Familie. ".repeat(25)} Rechtsgrundlage ist Art. 6 DSGVO.`,
      "GDPR Art. 13(2)(a)",
    ],
  ])("fails where it %s and misses what that asks for", (_, text, law) => {
    const lang = law.startsWith("GDPR") ? "de" : "en";
    expect(failedIn(judged(text, { lang })).join(" ")).toContain(law);
  });

  it("fails one of a British site that names no law", () => {
    const british = GDPR_POLICY.replace("under the GDPR", "here");
    expect(failedIn(judged(british, { lang: "en-GB" })).join(" ")).toContain(COMPLAINTS);
  });

  it.each<[string, string, Partial<DocumentSnapshot>, number?]>([
    [
      "a word may speak of it",
      `${GDPR_POLICY} If you are not satisfied, turn to the regulator of your land.`,
      {},
    ],
    ["a part of it is out of sight", GDPR_POLICY, {}, 900],
    ["a script adds to it", GDPR_POLICY, {}, 100],
    [
      "another page holds more of it",
      GDPR_POLICY,
      { links: [aLink({ href: "https://shop.example/gdpr-privacy-notice", text: "GDPR privacy notice" })] },
    ],
    [
      "a frame holds more of it",
      GDPR_POLICY,
      {
        iframes: [
          {
            selector: "iframe",
            snippet: "",
            component: "iframe",
            src: "/more",
            title: null,
            sandbox: null,
          },
        ],
      },
    ],
    ["it names no law of Europe", GDPR_POLICY.replace("under the GDPR", "here"), {}],
  ])("asks where %s", (_, text, document, sent) => {
    const verdict = judged(text, document, sent);
    expect([verdict.outcome, failedIn(verdict)]).toEqual(["review", []]);
  });

  it("fails one that scripts write, unless something on the page may show more of it", () => {
    const written = (document: Partial<DocumentSnapshot>) =>
      failedIn(judged(GDPR_POLICY, document, 12)).join(" ");
    expect(written({ buttons: ["Reject all", "Search"] })).toContain(COMPLAINTS);
    expect(written({ buttons: ["Show all"] })).toBe("");
    expect(written({})).toBe("");
  });
});
