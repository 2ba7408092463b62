import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { secFramePermissions } from "./sec-frame-permissions.ts";

function judge(
  allow: string | null | undefined,
  src = "https://tables.test/widget",
  sandbox: string | null = null,
) {
  const frame = {
    selector: "iframe",
    snippet: "<iframe>",
    component: "iframe",
    src,
    title: "Reservation",
    sandbox,
    ...(allow === undefined ? {} : { allow }),
  };
  const page = aPage({ document: gathered(aDocument({ iframes: [frame] })) });
  return secFramePermissions.evaluate(page, anEvidence());
}

describe("sec-frame-permissions", () => {
  it("asks about a frame that hands on guarded features to any site", () => {
    expect(judge("camera *; microphone *; geolocation *; payment *")).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "The frame of tables.test hands on camera, microphone, geolocation to any site that it shows. Does it need that?",
        },
      ],
    });
    expect(judge("fullscreen; Geolocation *").outcome).toBe("review");
    expect(judge("clipboard-read 'src' *").outcome).toBe("review");
  });

  it.each([
    "camera; microphone; fullscreen; display-capture *",
    "payment *; publickey-credentials-get *",
    "accelerometer; autoplay *; clipboard-write; encrypted-media; gyroscope; web-share",
    "geolocation https://tables.test",
    "camera 'none'",
    "",
  ])("passes a frame with %j", (allow) => {
    expect(judge(allow).outcome).toBe("passed");
  });

  it("passes a frame without the attribute", () => {
    expect(judge(null).outcome).toBe("passed");
  });

  it("asks about a sandbox that a page of the same origin can take off", () => {
    const both = "allow-scripts allow-same-origin";
    expect(judge(null, "https://shop.example/preview", both)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("sandbox of the frame /preview") as string }],
    });
    expect(judge(null, "https://shop.example/preview", "allow-scripts").outcome).toBe("not-applicable");
    expect(judge(null, "https://user.shop.example/preview", both).outcome).toBe("not-applicable");
    expect(judge(null, "https://tables.test/widget", both).outcome).toBe("passed");
  });

  it("does not apply to own frames", () => {
    expect(judge("camera *", "https://booking.shop.example/").outcome).toBe("not-applicable");
  });

  it("says so where the attribute was not read", () => {
    expect(judge(undefined).outcome).toBe("not-looked-at");
  });

  it("could not run without the page's document", () => {
    expect(secFramePermissions.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(secFramePermissions.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
