import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";

import { seoAudits } from "./lighthouse-audits.ts";

const anImage = (more: Partial<ImageRef> = {}): ImageRef => ({
  ...aLink({ snippet: '<img src="/rye.jpg">' }),
  src: "https://shop.example/rye.jpg",
  alt: null,
  widthAttribute: null,
  heightAttribute: null,
  loading: null,
  layoutWidth: 300,
  layoutHeight: 200,
  naturalWidth: 600,
  naturalHeight: 400,
  top: 120,
  sizedByCss: false,
  ...more,
});
const judgePage = (page = aPage()) =>
  seoAudits.find(({ id }) => id === "seo-image-alt")?.evaluate(page, anEvidence({ pages: [page] }));
const judge = (...images: ImageRef[]) =>
  judgePage(aPage({ document: gathered(aDocument({ images })) }))?.outcome;

describe("seo-image-alt on a page on which Lighthouse did not run", () => {
  it("fails each image without alt text", () => {
    const images = [
      anImage(),
      anImage({ alt: "Rye" }),
      anImage({ snippet: '<img data-title="x" src="/b.jpg">' }),
    ];
    expect(judgePage(aPage({ document: gathered(aDocument({ images })) }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The image has no alt text" }, {}],
    });
  });

  it.each([
    { alt: "Rye bread" },
    { alt: "" },
    { snippet: '<img aria-label="Rye" src="/rye.jpg">' },
    { snippet: '<img src="/rye.jpg" title="Rye">' },
    { snippet: '<img src="/rye.jpg" role="presentation">' },
    { snippet: "<img aria-hidden=true src=/rye.jpg>" },
  ])("passes an image with words, or one that says it needs none: %j", (image) => {
    expect(judge(anImage(image))).toBe("passed");
  });

  it("does not apply to pages that show no images, or only spots and counters", () => {
    expect(judge()).toBe("not-applicable");
    expect(judge(anImage({ layoutWidth: 1, layoutHeight: 1 }), anImage({ layoutHeight: 0 }))).toBe(
      "not-applicable",
    );
  });

  it("leaves pages that were not read, and those with an error, alone", () => {
    expect(judgePage(anUnmeasuredPage())?.outcome).toBe("not-looked-at");
    expect(judgePage(aPage({ status: 404 }))?.outcome).toBe("not-looked-at");
  });
});
