import { contrastRatio } from "@plumbline/contract/contrast";
import { describe, expect, it } from "vitest";

import { passingColors } from "./passing-colors.ts";

function told(text: string, background: string, needed = 4.5) {
  const ratio = contrastRatio(text, background).toFixed(2);
  return passingColors({
    message: `The contrast of the text is ${ratio}:1 (${text} on ${background}, 16px high). It needs ${needed}:1`,
  });
}

describe("the nearest colors that pass", () => {
  it.each([
    ["#aaaaaa", "#ffffff", 4.5],
    ["#ff6600", "#ffffff", 4.5],
    ["#777777", "#222222", 4.5],
    ["#224499", "#0a0a3a", 3],
    ["#7f7f7f", "#808080", 4.5],
  ])("pass, and one step less does not: %s on %s for %d", (text, background, needed) => {
    const after = told(text, background, needed)?.colors?.after;
    expect(after?.background).toBe(background);
    expect(after?.ratio).toBeGreaterThanOrEqual(needed);
    expect(after?.ratio).toBeLessThan(needed + 0.2);
    expect(contrastRatio(after?.text ?? "", background)).toBeGreaterThanOrEqual(needed);
  });

  it("keep the hue: an orange gets darker and stays orange", () => {
    expect(told("#ff6600", "#ffffff")?.colors?.after.text).toBe("#c95100");
  });

  it("say both ratios, and what to write", () => {
    const example = told("#aaaaaa", "#ffffff");
    expect(example?.text).toBe("/* 2.32:1 now: #aaaaaa on #ffffff. It becomes 4.54:1. */\ncolor: #767676;");
    expect(example?.colors?.before).toEqual({ text: "#aaaaaa", background: "#ffffff", ratio: 2.32 });
  });

  it("read colors of three digits", () => {
    const message = "The contrast of the text is 2.32:1 (#aaa on #fff, 16px high). It needs 4.5:1";
    expect(passingColors({ message })?.colors?.before).toMatchObject({
      text: "#aaaaaa",
      background: "#ffffff",
    });
  });

  it.each([
    "We could not measure the contrast. Check whether you can read the text easily",
    "The contrast of the text is 2.32:1. It needs 4.5:1",
  ])("are not told where the colors are not known: %s", (message) => {
    expect(passingColors({ message })).toBeNull();
  });
});
