import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { prvPolicyLink } from "#checks/privacy/prv-policy-link.ts";
import { prvPolicyMissing } from "#checks/privacy/prv-policy-missing.ts";
import { prvPolicyStale } from "#checks/privacy/prv-policy-stale.ts";
import { adRequest, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import { runChecks } from "#judge/run-checks.ts";

describe("prv-policy-missing", () => {
  it("fails when no page links to one", () => {
    const verdict = prvPolicyMissing.evaluate(noPolicy(["US"]));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
  });

  it("is critical under every law where trackers run before any choice", () => {
    const site = aSite({
      privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [adRequest()] }) })),
    });
    const verdict = prvPolicyMissing.evaluate({ ...noPolicy(["US"]), site });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical", message: expect.stringContaining("Meta Pixel was contacted") }],
    });
  });

  it("takes no page for the policy that is called privacy and speaks of something else", () => {
    const text =
      "Our privacy film keeps the sun and your neighbors out. Order it by the meter, in three tints.";
    const film = { title: "Privacy – Clear Films", text, wordCount: 18 };
    const verdict = (document: object) =>
      prvPolicyMissing.evaluate(policyEvidence(text, { document: { ...film, ...document } })).outcome;
    expect(verdict({})).toBe("failed");
    expect(verdict({ title: "Privacy policy" })).toBe("passed");
    expect(verdict({ text: "We keep your data for a year." })).toBe("passed");
    expect(verdict({ text: "Loading", wordCount: 1 })).toBe("passed");
  });

  it("passes when one was read, and when one is linked but was not visited", () => {
    expect(prvPolicyMissing.evaluate(policyEvidence("We collect nothing.")).outcome).toBe("passed");
    expect(prvPolicyMissing.evaluate(unreadPolicy()).outcome).toBe("passed");
  });

  it("does not doubt a policy that is linked elsewhere for a page of which not all links were read", () => {
    const evidence = policyEvidence("We collect nothing.");
    const pages = [...evidence.pages, aPage({ document: gathered(aDocument({ cut: ["links"] })) })];
    const { checks } = runChecks({ ...evidence, pages }, [prvPolicyMissing], { areas: ["privacy"] });
    expect(checks).toMatchObject([{ outcome: "passed" }]);
  });

  it("could not run where not all links of the home page were read", () => {
    const home = aPage({ document: gathered(aDocument({ cut: ["links"] })) });
    expect(prvPolicyMissing.evaluate(anEvidence({ profiles: ["US"], pages: [home] }))).toEqual({
      outcome: "could-not-run",
      reason: "The home page is so large that we read only some of its links.",
    });
  });

  it("asks a person where the only link has no address: a script may open the policy", () => {
    const link = aLink({ href: "https://shop.example/blog#!", text: "Privacy", inFooter: true });
    const blog = aPage({
      url: "https://shop.example/blog",
      document: gathered(aDocument({ links: [link], wordCount: 800 })),
    });
    expect(prvPolicyMissing.evaluate(anEvidence({ profiles: ["US"], pages: [blog] }))).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("“Privacy”"), page: "https://shop.example/blog" }],
    });
  });

  it("takes no page for the policy whose own link called so was never filled in", () => {
    const link = aLink({
      href: "https://shop.example/",
      rawHref: "",
      text: "Privacy Policy",
      inFooter: true,
    });
    const home = aPage({ document: gathered(aDocument({ links: [link], wordCount: 800 })) });
    const evidence = anEvidence({ profiles: ["US"], pages: [home] });
    const nowhere = expect.stringContaining("“Privacy Policy” leads back to the same page") as string;
    expect(prvPolicyMissing.evaluate(evidence)).toMatchObject({
      outcome: "review",
      findings: [{ message: nowhere }],
    });
    for (const check of [prvPolicyLink, prvPolicyStale, prvPolicyContent]) {
      expect(check.evaluate(evidence).outcome).toBe("not-applicable");
    }
  });

  it("fails under the children's law too", () => {
    expect(prvPolicyMissing.evaluate(noPolicy(["KIDS"]))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }],
    });
  });

  it("does not apply where no law was chosen", () => {
    expect(prvPolicyMissing.evaluate(noPolicy([])).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read: an unread site is not one without a policy", () => {
    expect(prvPolicyMissing.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
