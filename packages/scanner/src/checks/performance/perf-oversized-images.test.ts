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
        },
      ],
    });
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
