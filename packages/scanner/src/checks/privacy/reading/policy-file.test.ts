import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { prvPolicyLink } from "#checks/privacy/prv-policy-link.ts";
import { prvPolicyReadable } from "#checks/privacy/prv-policy-readable.ts";
import { prvPolicyStale } from "#checks/privacy/prv-policy-stale.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aDocument, aLink, anEvidence, aPage, aSite, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { SiteEvidence } from "#evidence/site.ts";

const URL = "https://shop.example/docs/privacy.pdf";
const TEXT =
  "Privacy policy. Last updated: April 4, 2016. Miller Ltd, 4 High Street, Leeds is the controller of your personal data. We collect your name and email address to answer you. You can ask for access to your data and have it corrected or deleted, and object to its use. We use it on the basis of your consent, and keep it for two years. No one else receives it, as the GDPR demands. Write to info@shop.example.";

function evidenceWith(policyFile: SiteEvidence["policyFile"]): Evidence {
  const links = [aLink({ href: URL, text: "Privacy policy", inFooter: true })];
  const site = aSite(policyFile === undefined ? {} : { policyFile });
  return anEvidence({ profiles: ["EU"], site, pages: [aPage({ document: gathered(aDocument({ links })) })] });
}

describe("a privacy policy that is a PDF", () => {
  const evidence = evidenceWith(gathered({ url: URL, text: TEXT }));

  it("is judged by its words, like any other", () => {
    const verdict = prvPolicyContent.evaluate(evidence);
    expect(verdict).toMatchObject({ outcome: "failed" });
    expect(JSON.stringify(verdict)).toContain(`"page":"${URL}"`);
    expect(messagesOf(verdict).join(" ")).toContain("the right to complain to an authority");
    expect(messagesOf(prvPolicyStale.evaluate(evidence))[0]).toContain("April 4, 2016");
  });

  it("is still told to be only a PDF", () => {
    expect(messagesOf(prvPolicyLink.evaluate(evidence))).toEqual(["The policy is available only as a PDF."]);
  });

  it("is not told to have no headings, which a file doesn't show", () => {
    const long = evidenceWith(gathered({ url: URL, text: "We keep your data safe. ".repeat(1600) }));
    expect(prvPolicyReadable.evaluate(long).outcome).toBe("passed");
  });

  it("could not be judged where its file was not read, and says why", () => {
    const unread = evidenceWith({ gathered: false, reason: "its PDF holds no text, only pictures" });
    expect(prvPolicyContent.evaluate(unread)).toEqual({
      outcome: "could-not-run",
      reason: `We could not read the privacy policy at ${URL}: its PDF holds no text, only pictures.`,
    });
    expect(prvPolicyContent.evaluate(evidenceWith(undefined)).outcome).toBe("could-not-run");
  });
});
