import { describe, expect, it } from "vitest";

import { prvVideoVppa } from "#checks/privacy/prv-video-vppa.ts";
import { adRequest, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aDocument, anEvidence, aPage, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";
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

  it("asks about a pixel that is always told the page's address, once its script is loaded", () => {
    const script = aRequest({ url: "https://connect.facebook.net/en_US/fbevents.js", type: "script" });
    const verdict = judge({ videos: [video] }, [script]);
    expect(messagesOf(verdict)).toEqual([
      "The page has a video and loads Meta Pixel, which is told the page's address.",
    ]);
  });

  it("fails where a pixel is told the video's title in a field for it, with an ID of the visitor", () => {
    const told = "id=5&ev=ViewContent&cd[content_type]=video&cd[content_name]=Yoga%20for%20anxiety";
    const verdict = judge({ videos: [video] }, [adRequest(`${told}&fbp=fb.1.17.998`)]);
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "failed",
      ["The page tells Meta Pixel the title of its video (“Yoga for anxiety”), with an ID of the visitor."],
    ]);
    for (const other of [told, "id=5&cd[content_name]=Red%20shoes&cd[content_type]=product&fbp=fb.1.17.998"])
      expect(judge({ videos: [video] }, [adRequest(other)]).outcome).toBe("review");
  });

  it("says which video a script of the page tells it of", () => {
    const inlineScripts = [
      "video.onplay = () => fbq('trackCustom','VideoPlay',{video_title:'How to bake rye',video_id:'7'})",
    ];
    const rawMarkup = gathered({ title: "", canonical: null, robots: [], links: 0, words: 0, inlineScripts });
    const document = gathered(aDocument({ videos: [video] }));
    const page = aPage({ document, rawMarkup, requests: [adRequest("id=1")] });
    expect(messagesOf(prvVideoVppa.evaluate(page, anEvidence()))).toEqual([
      "A script of the page tells Meta Pixel which video is watched (“How to bake rye”).",
    ]);
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
