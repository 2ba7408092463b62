import { describe, expect, it } from "vitest";

import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";

import { holdsPlace } from "./holds-place.ts";

const element = { selector: "img", snippet: '<img src="/rye.jpg" alt="Rye">', component: "img" };

function anImage(src: string, sizedByCss: boolean): ImageRef {
  const sizes = { layoutWidth: 90, layoutHeight: 90, naturalWidth: 90, naturalHeight: 90, top: 0 };
  const unset = { alt: null, widthAttribute: null, heightAttribute: null, loading: null };
  return { ...element, ...sizes, ...unset, src, sizedByCss };
}

function judge(...images: ImageRef[]): boolean {
  return holdsPlace(element, aPage({ document: gathered(aDocument({ images })) }));
}

describe("the place of a picture that Lighthouse names", () => {
  it("is held where the layout of the page gives it, wherever the picture is shown", () => {
    const held = anImage("https://shop.example/rye.jpg", true);
    expect(judge(held)).toBe(true);
    expect(judge(held, held, anImage("https://shop.example/oat.jpg", false))).toBe(true);
  });

  it("is not held where one of them grows, or none is known", () => {
    const growing = anImage("https://shop.example/rye.jpg", false);
    expect(judge(growing)).toBe(false);
    expect(judge(anImage("https://shop.example/rye.jpg", true), growing)).toBe(false);
    expect(judge()).toBe(false);
  });
});
