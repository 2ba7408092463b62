import { describe, expect, it } from "vitest";

import { contrastRatio, readableAccent, TEXT_CONTRAST } from "#contrast.ts";

describe("contrast of the brand's accent", () => {
  it("is 21 for black on white and 1 for a color on itself", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#1f5fbf", "#1f5fbf")).toBe(1);
  });

  it("agrees with the standard's example gray: #767676 is the lightest that passes on white", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastRatio("#777777", "#ffffff")).toBeLessThan(TEXT_CONTRAST);
  });

  it("keeps an accent that can be read", () => {
    expect(readableAccent("#0b5cad")).toBe("#0b5cad");
  });

  it.each(["#ffff00", "#ffffff", "#7fdbff", "#ff8800"])(
    "darkens %s until it can be read on white",
    (accent) => {
      expect(contrastRatio(readableAccent(accent), "#ffffff")).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );
});
