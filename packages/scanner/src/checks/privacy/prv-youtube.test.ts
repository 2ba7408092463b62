import { describe, expect, it } from "vitest";

import { prvYoutube } from "#checks/privacy/prv-youtube.ts";
import { aDocument, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";

const judge = (src: string | null, profiles: Evidence["profiles"] = ["EU"]) => {
  const frame = {
    selector: "iframe",
    snippet: "<iframe>",
    component: "iframe",
    src,
    title: "Video",
    sandbox: null,
  };
  const document = gathered(aDocument({ iframes: [frame] }));
  return prvYoutube.evaluate(aPage({ document }), anEvidence({ profiles }));
};

describe("prv-youtube", () => {
  it("fails for an ordinary frame and points at it", () => {
    expect(judge("https://www.youtube.com/embed/abc")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "medium", element: { selector: "iframe" } }],
    });
  });

  it("only advises under the United States profile", () => {
    expect(judge("https://www.youtube.com/embed/abc", ["US"]).outcome).toBe("advice");
  });

  it("passes in privacy-enhanced mode", () => {
    expect(judge("https://www.youtube-nocookie.com/embed/abc").outcome).toBe("passed");
  });

  it("does not apply to other frames", () => {
    expect(judge("https://notyoutube.com/embed").outcome).toBe("not-applicable");
    expect(judge(null).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not read", () => {
    expect(prvYoutube.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
