import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secPermissions } from "./sec-permissions.ts";

const judge = (page: Partial<PageEvidence>) => secPermissions.evaluate(aPage(page), anEvidence());

function aPageWithFrame(src: string): Partial<PageEvidence> {
  const iframes = [
    { selector: "iframe", snippet: "<iframe>", component: "iframe", src, title: null, sandbox: null },
  ];
  return { document: gathered(aDocument({ iframes })) };
}

describe("sec-permissions", () => {
  it("passes a page that embeds another site and limits it", () => {
    const page = aPageWithFrame("https://maps.test/embed");
    expect(judge({ ...page, responseHeaders: [["permissions-policy", "camera=()"]] }).outcome).toBe("passed");
  });

  it("fails a page that embeds another site without limits", () => {
    expect(judge(aPageWithFrame("https://maps.test/embed"))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("maps.test") as string }],
    });
  });

  it("fails a page whose header allows powerful features to everyone", () => {
    const header = "camera=*, geolocation=(self), microphone=(*), fullscreen=*";
    const verdict = judge({
      ...aPageWithFrame("https://maps.test/embed"),
      responseHeaders: [["permissions-policy", header]],
    });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("may ask for camera, microphone,") as string }],
    });
  });

  it.each([
    ["geolocation 'none'; camera 'none'", "geolocation=()"],
    ["camera 'self' https://meet.test", 'camera=(self "https://meet.test")'],
    ["microphone *", "microphone=(*)"],
  ])("fails the older form %j, which browsers ignore", (value, meant) => {
    expect(judge({ responseHeaders: [["permissions-policy", value]] })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`Write it as ${meant}.`) as string }],
    });
  });

  it("fails a page that only has the header of before", () => {
    const older: [string, string] = ["feature-policy", "camera 'none'"];
    expect(judge({ responseHeaders: [older] })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("no longer read the header Feature-Policy") as string }],
    });
    const both = judge({ responseHeaders: [older, ["permissions-policy", "camera=()"]] });
    expect(both.outcome).toBe("not-applicable");
  });

  it("fails such a header on a page without frames, too, but not one that only limits", () => {
    const headed = (value: string) => judge({ responseHeaders: [["permissions-policy", value]] }).outcome;
    expect(headed("geolocation=*")).toBe("failed");
    expect(headed("camera=(), geolocation=(self)")).toBe("not-applicable");
    expect(headed("autoplay=*, fullscreen=*")).toBe("not-applicable");
  });

  it("does not apply where only own frames are embedded", () => {
    expect(judge(aPageWithFrame("https://www.shop.example/form")).outcome).toBe("not-applicable");
  });

  it("could not run without the page's document", () => {
    expect(judge({ document: notGathered() }).outcome).toBe("could-not-run");
    expect(secPermissions.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
