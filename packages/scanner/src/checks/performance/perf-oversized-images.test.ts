import { describe, expect, it } from "vitest";

import { aRequest, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";

import { anImage, judge, pageShowing } from "./performance-pages.testing.ts";
import { perfOversizedImages } from "./perf-oversized-images.ts";

describe("the size of pictures", () => {
  const shown = (overrides: Partial<ImageRef>, transferBytes = 900_000) => {
    const image = anImage(overrides);
    return judge(
      perfOversizedImages,
      pageShowing({ images: [image] }, aRequest({ url: image.src, transferBytes })),
    );
  };

  it("passes at twice the width and height it is shown with", () => expect(shown({}).outcome).toBe("passed"));

  it("fails far above and says how much is wasted", () => {
    expect(shown({ naturalWidth: 4000, naturalHeight: 3000 })).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: "The file has 4000 x 3000 pixels but is shown at 400 x 300. That is about 844 KB too much",
          severity: "medium",
        },
      ],
    });
  });

  it.each([
    ["a little over twice its place", { layoutWidth: 384, layoutHeight: 288 }, 900_000],
    ["2.2 times its place", { naturalWidth: 880, naturalHeight: 660 }, 900_000],
    ["a saving too small to act on", { naturalWidth: 885, naturalHeight: 664 }, 53_000],
    [
      "a strip that is cut off to a square",
      { naturalWidth: 3000, naturalHeight: 800, layoutHeight: 400 },
      900_000,
    ],
  ])("passes with %s", (_, image, bytes) => {
    expect(shown(image, bytes).outcome).toBe("passed");
  });

  it("says of a smaller saving that it matters less", () => {
    expect(shown({ naturalWidth: 1600, naturalHeight: 1200 }, 100_000)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("about 73 KB too much"), severity: "low" }],
    });
  });

  it("weighs a file by the largest place it is shown in", () => {
    const large = anImage({ naturalWidth: 4000, naturalHeight: 3000, layoutWidth: 1600, layoutHeight: 1200 });
    const small = { ...large, selector: "nav > img", layoutWidth: 40, layoutHeight: 30 };
    const page = (...images: ImageRef[]) =>
      judge(
        perfOversizedImages,
        pageShowing({ images }, aRequest({ url: large.src, transferBytes: 900_000 })),
      );
    expect(page(small, large)).toMatchObject({
      findings: [{ message: expect.stringContaining("at 1600 x 1200. That is about 316 KB") }],
    });
    expect(page(small, { ...large, layoutWidth: 2000, layoutHeight: 1500 }).outcome).toBe("passed");
  });

  it("passes when the file is small all the same", () => {
    expect(shown({ naturalWidth: 4000, naturalHeight: 3000 }, 9000).outcome).toBe("passed");
  });

  it("does not apply to drawings and pictures that did not load", () => {
    expect(shown({ src: "https://shop.example/logo.svg" }).outcome).toBe("not-applicable");
    expect(shown({ naturalWidth: 0 }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(judge(perfOversizedImages, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
