import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";

import { secFrameSandbox } from "./sec-frame-sandbox.ts";

const frame = (src: string | null, sandbox: string | null = null) => ({
  selector: "iframe",
  snippet: "<iframe>",
  component: "iframe",
  src,
  title: null,
  sandbox,
});

const judge = (...iframes: ReturnType<typeof frame>[]) =>
  secFrameSandbox.evaluate(aPage({ document: gathered(aDocument({ iframes })) }), anEvidence());

describe("sec-frame-sandbox", () => {
  it("passes frames with a sandbox, an empty one too", () => {
    expect(judge(frame("https://booking.test/", "allow-scripts"), frame("https://b.test/", "")).outcome).toBe(
      "passed",
    );
  });

  it("tells a frame of another site without one", () => {
    expect(judge(frame("https://booking.test/a"), frame("https://b.test/", ""))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The frame of booking.test has no sandbox.", component: "frame:booking.test" }],
    });
  });

  it("does not apply to the site's own frames, players, payments, and frames without an address", () => {
    const frames = [
      "https://shop.example/a",
      "https://www.youtube-nocookie.com/embed/a",
      "https://js.stripe.com/v3",
    ];
    expect(judge(...frames.map((src) => frame(src)), frame(null)).outcome).toBe("not-applicable");
    expect(judge(frame("https://notyoutube.com/embed/a")).outcome).toBe("failed");
  });

  it("could not run when the page was not measured", () => {
    expect(secFrameSandbox.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
