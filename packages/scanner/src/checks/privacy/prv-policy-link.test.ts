import { describe, expect, it } from "vitest";

import { prvPolicyLink } from "#checks/privacy/prv-policy-link.ts";
import { aBanner, messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  homeWithPolicyLink,
  noPolicy,
  POLICY_URL,
  policyEvidence,
  unreadPolicy,
} from "#checks/privacy/reading/policy.testing.ts";
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

describe("prv-policy-link", () => {
  it("passes when home links to a policy that opens", () => {
    expect(prvPolicyLink.evaluate(policyEvidence("We collect nothing.")).outcome).toBe("passed");
  });

  it("fails when home does not link to it, or by a link no one sees", () => {
    const policy = aPage({
      url: POLICY_URL,
      document: gathered(aDocument({ title: "Privacy policy", wordCount: 500 })),
    });
    const without = anEvidence({ pages: [aPage(), policy] });
    expect(messagesOf(prvPolicyLink.evaluate(without))).toEqual([
      "The home page does not link to the privacy policy.",
    ]);
    const links = [aLink({ href: POLICY_URL, text: "Privacy", visible: false })];
    const hidden = anEvidence({ pages: [aPage({ document: gathered(aDocument({ links })) }), policy] });
    expect(messagesOf(prvPolicyLink.evaluate(hidden))).toEqual([
      "The home page has a link to the privacy policy, but visitors can't see it.",
    ]);
  });

  it("fails where only the consent banner links to it, and the banner stays away", () => {
    const judge = (controlNames: string[], banner = aBanner({ text: "We use cookies. Privacy policy" })) => {
      const afterReject = gathered({ ...aPrivacyPass({ controlNames }), clicks: 1 });
      const site = aSite({ privacy: gathered(somePasses({ banner: gathered(banner), afterReject })) });
      return prvPolicyLink.evaluate({ ...policyEvidence("We collect nothing."), site });
    };
    expect(messagesOf(judge(["Shop", "Contact"]))).toEqual([
      "Only the consent banner links to the privacy policy: once it is answered, the home page has no link to it.",
    ]);
    expect(judge(["Shop", "Privacy policy"]).outcome).toBe("passed");
    expect(judge(["Shop"], aBanner({ text: "We use cookies." })).outcome).toBe("passed");
  });

  it("asks a person where the link of home was never filled in", () => {
    const links = [aLink({ href: "https://shop.example/#", rawHref: "#", text: "Privacy" })];
    const home = aPage({ document: gathered(aDocument({ links })) });
    const policy = aPage({
      url: POLICY_URL,
      document: gathered(aDocument({ title: "Privacy policy", wordCount: 500 })),
    });
    const verdict = prvPolicyLink.evaluate(anEvidence({ pages: [home, policy] }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      "The home page's link “Privacy” has no address (#). Does it open the privacy policy?",
    ]);
  });

  it.each([404, 403])("fails when the link's address answers %s", (status) => {
    const site = aSite({ linkStatuses: [{ url: POLICY_URL, status, failure: null, redirects: 0 }] });
    const verdict = prvPolicyLink.evaluate(anEvidence({ site, pages: [homeWithPolicyLink()] }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain(String(status));
  });

  it("fails when the policy is only a PDF", () => {
    const links = [aLink({ href: "https://shop.example/privacy.pdf", text: "Privacy" })];
    const evidence = anEvidence({ pages: [aPage({ document: gathered(aDocument({ links })) })] });
    expect(messagesOf(prvPolicyLink.evaluate(evidence))).toEqual(["The policy is available only as a PDF."]);
  });

  it("passes for a link to a policy that was not visited", () => {
    expect(prvPolicyLink.evaluate(unreadPolicy()).outcome).toBe("passed");
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyLink.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when home was not read", () => {
    expect(prvPolicyLink.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
