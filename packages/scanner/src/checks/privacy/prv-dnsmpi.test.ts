import { describe, expect, it } from "vitest";

import { prvDnsmpi } from "#checks/privacy/prv-dnsmpi.ts";
import { adRequest, noPasses, somePasses } from "#checks/privacy/reading/passes.testing.ts";
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
import type { DocumentSnapshot } from "#evidence/document.ts";

const site = aSite({
  privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [adRequest()] }) })),
});
const judge = (document: Partial<DocumentSnapshot>) =>
  prvDnsmpi.evaluate(anEvidence({ site, pages: [aPage({ document: gathered(aDocument(document)) })] }));

describe("prv-dnsmpi", () => {
  it("fails when the home page advertises and offers no opt-out", () => {
    expect(judge({})).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
  });

  it("passes with either of the links, or a button of that name", () => {
    expect(judge({ links: [aLink({ text: "Your Privacy Choices" })] }).outcome).toBe("passed");
    expect(judge({ text: "Do Not Sell or Share My Personal Information" }).outcome).toBe("passed");
  });

  it("does not apply without advertising", () => {
    const quiet = anEvidence({ site: aSite({ privacy: gathered(somePasses()) }) });
    expect(prvDnsmpi.evaluate(quiet).outcome).toBe("not-applicable");
  });

  it("could not run without the passes or the home page", () => {
    expect(prvDnsmpi.evaluate(noPasses(["US"])).outcome).toBe("could-not-run");
    expect(prvDnsmpi.evaluate(anEvidence({ site, pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
