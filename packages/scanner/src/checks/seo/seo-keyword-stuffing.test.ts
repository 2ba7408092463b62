import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";

import { seoKeywordStuffing } from "./seo-keyword-stuffing.ts";

const judge = (document: Partial<DocumentSnapshot>) =>
  seoKeywordStuffing.evaluate(aPage({ document: gathered(aDocument(document)) }), anEvidence());
const anImage = (alt: string): ImageRef => ({
  selector: "main > img",
  snippet: "<img>",
  component: "main>img",
  src: "https://shop.example/bread.jpg",
  alt,
  widthAttribute: null,
  heightAttribute: null,
  loading: null,
  layoutWidth: 640,
  layoutHeight: 480,
  naturalWidth: 640,
  naturalHeight: 480,
  top: 100,
  sizedByCss: false,
});
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(" ");

describe("seo-keyword-stuffing", () => {
  it.each([
    times(6, () => "Cheap plants online: buy cheap plants, cheap plants sale, best cheap plants near me."),
    times(
      11,
      (at) => `Als Umzugsfirma Köln ist unsere Umzugsfirma Köln im Viertel ${at} auch am Samstag für Sie da.`,
    ),
  ])("asks about a text that repeats its keywords: %s", (text) => {
    expect(judge({ text })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringMatching(/^The text says “.+” \d+ times in \d+ words/) }],
    });
  });

  it("passes an ordinary text about one thing", () => {
    const text = times(
      5,
      (at) =>
        `Rye bread keeps for a week. We bake it on day ${at} with water, salt and our own sourdough, and nothing else. Cut it thin, and eat it with butter. Our rye bread also freezes well.`,
    );
    expect(judge({ text }).outcome).toBe("passed");
  });

  it("passes a list of goods, whose names stand in links, and its buttons", () => {
    const names = Array.from({ length: 24 }, (_, at) => `Running shoes model ${at}`);
    const text = names.map((name) => `${name} $80 Quick view`).join(" ");
    const links = names.map((name) => aLink({ text: name }));
    expect(judge({ text, links, buttons: ["Quick view"] }).outcome).toBe("passed");
  });

  it("passes a short text", () => {
    expect(judge({ text: times(6, () => "Cheap plants online.") }).outcome).toBe("passed");
  });

  it.each([
    ["plants plants garden plants cheap plants buy plants nursery plants", "review"],
    ["Cheap hotel Rome, best hotel Rome, hotel Rome center, hotel Rome deals, hotel Rome offers", "review"],
    ["A red rose climbs over the white door of an old house in June", "passed"],
    ["Rose, rose and rose", "passed"],
  ])("asks about an image whose alt text does: %s", (alt, outcome) => {
    expect(judge({ text: "Fresh bread.", images: [anImage(alt)] }).outcome).toBe(outcome);
  });

  it("does not apply to a page without text, and could not run on one that was not measured", () => {
    expect(judge({ text: "" }).outcome).toBe("not-applicable");
    expect(seoKeywordStuffing.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
