import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";

import { seoImagesWithoutSize } from "./seo-images-without-size.ts";

const anImage = (overrides: Partial<ImageRef>): ImageRef => ({
  selector: "main > img",
  snippet: "<img>",
  component: "main>img",
  src: "https://shop.example/bread.jpg",
  alt: "Bread",
  widthAttribute: null,
  heightAttribute: null,
  loading: null,
  layoutWidth: 640,
  layoutHeight: 480,
  naturalWidth: 640,
  naturalHeight: 480,
  top: 100,
  sizedByCss: false,
  ...overrides,
});
const judge = (image: Partial<ImageRef>) =>
  seoImagesWithoutSize.evaluate(
    aPage({ document: gathered(aDocument({ images: [anImage(image)] })) }),
    anEvidence(),
  );

describe("seo-images-without-size", () => {
  it("passes pictures sized by attributes or by the style sheet", () => {
    expect(judge({ widthAttribute: "640", heightAttribute: "480" }).outcome).toBe("passed");
    expect(judge({ sizedByCss: true }).outcome).toBe("passed");
  });

  it("passes pictures that the page itself holds", () => {
    expect(judge({ src: "data:image/svg+xml,<svg/>" }).outcome).toBe("passed");
  });

  it("fails a picture without a size and points at it, as a part of one issue", () => {
    expect(judge({ widthAttribute: "640" })).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "main > img" }, component: "pictures" }],
    });
  });

  it("says which of the two is missing", () => {
    const failed = (missing: string) => ({
      outcome: "failed",
      findings: [{ message: `The image has ${missing}, so the page can jump when it loads` }],
    });
    expect(judge({ widthAttribute: "640" })).toMatchObject(failed("a width but no height"));
    expect(judge({ heightAttribute: "480" })).toMatchObject(failed("a height but no width"));
    expect(judge({})).toMatchObject(failed("no width and height"));
  });

  it("does not apply to tiny pictures and to those that did not load", () => {
    expect(judge({ layoutWidth: 16, layoutHeight: 16 }).outcome).toBe("not-applicable");
    expect(judge({ naturalWidth: 0 }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoImagesWithoutSize.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
