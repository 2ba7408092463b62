import { describe, expect, it } from "vitest";

import { prvPolicyUndisclosed } from "#checks/privacy/prv-policy-undisclosed.ts";
import { adRequest, messagesOf, noPasses, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { POLICY_URL, policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const site = aSite({ privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [adRequest()] }) })) });
const judge = (policy: string) => prvPolicyUndisclosed.evaluate({ ...policyEvidence(policy), site });

describe("prv-policy-undisclosed", () => {
  it("asks a person about a vendor that the policy names neither itself nor by its kind", () => {
    const verdict = judge("We bake bread and keep your address.");
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toContain("Meta Pixel (advertising)");
  });

  it("passes when the vendor or its kind is named", () => {
    expect(judge("We share visits with Meta.").outcome).toBe("passed");
    expect(judge("Our advertising partners receive visits.").outcome).toBe("passed");
  });

  const SILENT = `We bake bread and keep your address for the next delivery. ${"Our ovens are hot and our bread is fresh. ".repeat(15)}`;
  const whole = (
    text: string,
    more: Partial<DocumentSnapshot> = {},
    profiles: Evidence["profiles"] = ["EU"],
  ) => {
    const wordCount = text.split(" ").length;
    const evidence = policyEvidence(text, { profiles, document: { ...more, wordCount } });
    const pages = evidence.pages.map((page) => ({
      ...page,
      rawMarkup: gathered({ ...readRawMarkup("", POLICY_URL), words: wordCount }),
    }));
    return prvPolicyUndisclosed.evaluate({ ...evidence, pages, site });
  };

  it("fails where a policy that was read whole has no word on anyone who gets data", () => {
    const verdict = whole(SILENT);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain("has no word on this company, on what it does, or on anyone");
    for (const denial of [
      "We never share data with third parties.",
      "Eine Weitergabe an Dritte findet nicht statt.",
    ])
      expect(whole(`${SILENT} ${denial}`).outcome).toBe("failed");
  });

  it.each<[string, string, Partial<DocumentSnapshot>, Evidence["profiles"]]>([
    ["speaks of others at all", `${SILENT} Partners help us.`, {}, ["EU"]],
    [
      "may go on elsewhere",
      SILENT,
      { links: [aLink({ href: "https://shop.example/c", text: "Cookies" })] },
      ["EU"],
    ],
    ["is for no law that asks whom data go to", SILENT, {}, ["US"]],
  ])("only asks where a policy %s", (_what, text, more, profiles) => {
    expect(whole(text, more, profiles).outcome).toBe("review");
  });

  it("asks about a vendor of a kind that the policy speaks of, where it lists who gets the data without it", () => {
    const list = "The following third parties receive identifiers for advertising";
    expect(judge(`${list}: TikTok and Pinterest.`).outcome).toBe("review");
    expect(judge(`${list}: TikTok and Meta.`).outcome).toBe("passed");
    expect(judge(`${list}: TikTok and Meta Platforms.`).outcome).toBe("passed");
  });

  it.each([
    "We do not sell or share personal information for cross-context behavioral advertising.",
    "We don't use Meta or other social networks.",
    "Wir verwenden keine Werbung und keine Statistik.",
    "Nous n'utilisons pas de publicité.",
    "We never show advertisements.",
  ])("asks about a vendor whose kind the policy denies: %s", (policy) => {
    expect(judge(policy).outcome).toBe("review");
  });

  it.each([
    "We do not sell your data, but our advertising partners receive visits.",
    "We do not sell your data. Advertising partners receive visits.",
    "You do not have to agree. Meta receives visits if you do.",
  ])("takes what a policy says beside a denial: %s", (policy) => {
    expect(judge(policy).outcome).toBe("passed");
  });

  describe("about what is embedded from others", () => {
    const plugin = aRequest({ url: "https://www.facebook.com/plugins/page.php?href=x" });
    const quiet = aSite({ privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [plugin] }) })) });
    const judgeEmbedded = (policy: string, profiles: Evidence["profiles"] = ["EU"]) =>
      prvPolicyUndisclosed.evaluate({ ...policyEvidence(policy, { profiles }), site: quiet });

    it("asks a person where the policy names neither the company nor its kind", () => {
      const verdict = judgeEmbedded("Wir verarbeiten Ihre Anfrage und geben nichts weiter.");
      expect(verdict.outcome).toBe("review");
      expect(messagesOf(verdict)[0]).toContain("Facebook");
    });

    it.each([
      "Wir binden Inhalte von Meta ein.",
      "Unsere Seiten nutzen soziale Netzwerke.",
      "We use a plugin of Facebook.",
    ])("passes where it does: %s", (policy) => {
      expect(judgeEmbedded(policy).outcome).toBe("passed");
    });

    it("does not apply outside of Europe", () => {
      expect(judgeEmbedded("We bake bread.", ["US"]).outcome).toBe("not-applicable");
    });
  });

  describe("about forms that go to another company", () => {
    const quiet = aSite({ privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [] }) })) });
    const judgeForm = (
      action: string,
      policy: string,
      fields = [aField({ type: "email", label: "Email" })],
    ) => {
      const evidence = policyEvidence(policy);
      const document = gathered(aDocument({ forms: [aForm({ action, fields })] }));
      const page = aPage({ url: "https://shop.example/contact", document });
      return prvPolicyUndisclosed.evaluate({ ...evidence, site: quiet, pages: [...evidence.pages, page] });
    };
    const POLICY = "We bake bread and keep your address.";

    it.each([
      "https://formspree.io/f/abc",
      "https://shop.us14.list-manage.com/subscribe/post",
      "https://forms.other.example/f",
    ])("asks a person about one that the policy does not name: %s", (action) => {
      expect(judgeForm(action, POLICY)).toMatchObject({
        outcome: "review",
        findings: [{ page: "https://shop.example/contact" }],
      });
    });

    it("passes when the policy names it", () => {
      expect(judgeForm("https://formspree.io/f/abc", "Formspree passes your message on.").outcome).toBe(
        "passed",
      );
    });

    it("leaves alone the site's own forms, and those that ask for nothing personal", () => {
      const search = [aField({ type: "search", name: "q" })];
      expect(judgeForm("https://api.shop.example/contact", POLICY).outcome).toBe("not-applicable");
      expect(judgeForm("https://www.google.com/search", POLICY, search).outcome).toBe("not-applicable");
    });
  });

  it("compares the vendors of every page", () => {
    const quiet = aSite({ privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [] }) })) });
    const evidence = policyEvidence("We bake bread and keep your address.");
    const other = aPage({
      url: "https://shop.example/b",
      finalUrl: "https://shop.example/b",
      requests: [adRequest()],
    });
    const verdict = prvPolicyUndisclosed.evaluate({
      ...evidence,
      site: quiet,
      pages: [...evidence.pages, other],
    });
    expect(messagesOf(verdict)[0]).toContain("Meta Pixel (advertising)");
  });

  it("does not apply to a site without trackers", () => {
    expect(prvPolicyUndisclosed.evaluate(policyEvidence("We bake.")).outcome).toBe("not-applicable");
  });

  it("could not run when the requests were not recorded", () => {
    const evidence = { ...noPasses(), pages: [anUnmeasuredPage()] };
    expect(prvPolicyUndisclosed.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
