import { describe, expect, it } from "vitest";

import { aRequest, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";

import { anImage, judge, pageShowing } from "./performance-pages.testing.ts";
import { perfEagerImages } from "./perf-eager-images.ts";

describe("pictures far down the page", () => {
  const shown = (overrides: Partial<ImageRef>, transferBytes = 90_000) => {
    const image = anImage(overrides);
    return judge(
      perfEagerImages,
      pageShowing({ images: [image] }, aRequest({ url: image.src, transferBytes })),
    );
  };

  it("pass when they wait to be scrolled to", () => {
    expect(shown({ top: 5000, loading: "lazy" }).outcome).toBe("passed");
  });

  it("fail when they are loaded at once", () => {
    expect(shown({ top: 5000 })).toMatchObject({
      outcome: "failed",
      findings: [{ element: { component: "img-1" }, component: "pictures" }],
    });
  });

  it("pass when they are small", () => expect(shown({ top: 5000 }, 500).outcome).toBe("passed"));

  it("do not matter near the first screen", () => expect(shown({ top: 900 }).outcome).toBe("not-applicable"));

  it("could not be judged on a page that was not measured", () => {
    expect(judge(perfEagerImages, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
