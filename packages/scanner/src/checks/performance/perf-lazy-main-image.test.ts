import { describe, expect, it } from "vitest";

import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";

import { anImage, judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfLazyMainImage } from "./perf-lazy-main-image.ts";

describe("the main picture of the first screen", () => {
  const shown = (loading: string | null) => {
    const image = anImage({ loading });
    const vitals = { largestContentfulPaintElement: image, largestContentfulPaintUrl: image.src };
    return judge(
      perfLazyMainImage,
      pageWithVitals(vitals, { document: gathered(aDocument({ images: [image] })) }),
    );
  };

  it("passes when it loads at once", () => expect(shown(null).outcome).toBe("passed"));

  it("fails when it is loaded lazily", () => {
    expect(shown("lazy")).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "main > img" } }],
    });
  });

  it("does not apply where the main content is text", () => {
    expect(judge(perfLazyMainImage, pageWithVitals()).outcome).toBe("not-applicable");
  });

  it("could not be judged without vitals", () => {
    expect(judge(perfLazyMainImage, aPage()).outcome).toBe("could-not-run");
  });
});
