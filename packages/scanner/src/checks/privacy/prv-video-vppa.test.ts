import { describe, expect, it } from "vitest";

import { prvVideoVppa } from "#checks/privacy/prv-video-vppa.ts";
import { adRequest } from "#checks/privacy/reading/passes.testing.ts";
import { aDocument, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const PLACE = { selector: "video", snippet: "<video>", component: "video" };
const video = { ...PLACE, src: "/talk.mp4", autoplay: false, muted: false };
const judge = (document: Partial<DocumentSnapshot>, requests: NetworkRequest[]) =>
  prvVideoVppa.evaluate(aPage({ document: gathered(aDocument(document)), requests }), anEvidence());

describe("prv-video-vppa", () => {
  it("asks a person about a video page whose address or title a pixel is told", () => {
    const verdict = judge({ videos: [video] }, [adRequest("id=1&dl=https%3A%2F%2Fshop.example%2Ftalk")]);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
    const frame = { ...PLACE, src: "https://www.youtube-nocookie.com/embed/1", title: "Talk", sandbox: null };
    expect(judge({ iframes: [frame] }, [adRequest()]).outcome).toBe("review");
  });

  it("passes when the pixel is told neither", () => {
    expect(judge({ videos: [video] }, [adRequest("id=1")]).outcome).toBe("passed");
  });

  it("does not apply to silent decoration, pages without video, or Europe", () => {
    expect(judge({ videos: [{ ...video, autoplay: true, muted: true }] }, [adRequest()]).outcome).toBe(
      "not-applicable",
    );
    expect(judge({}, [adRequest()]).outcome).toBe("not-applicable");
    expect(prvVideoVppa.evaluate(aPage(), anEvidence({ profiles: ["EU"] })).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not read", () => {
    expect(prvVideoVppa.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
