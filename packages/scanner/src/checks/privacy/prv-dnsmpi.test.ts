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

  it("fails where only another page advertises, and asks for the link on the home page all the same", () => {
    const games = aPage({ url: "https://shop.example/games", requests: [adRequest()] });
    const quiet = aSite({ privacy: gathered(somePasses()) });
    const told = prvDnsmpi.evaluate(anEvidence({ site: quiet, pages: [aPage(), games] }));
    expect(told).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: expect.stringContaining(
            "https://shop.example/games contacts Meta Pixel, and the home page has no",
          ) as string,
        },
      ],
    });
    const links = [aLink({ text: "Your Privacy Choices" })];
    const home = aPage({ document: gathered(aDocument({ links })) });
    expect(prvDnsmpi.evaluate(anEvidence({ site: quiet, pages: [home, games] })).outcome).toBe("passed");
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
