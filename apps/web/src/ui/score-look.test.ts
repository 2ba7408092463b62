import { metricLabel } from "@plumbline/contract/bands";
import { CircleCheck, CircleDashed } from "lucide-react";
import { describe, expect, it } from "vitest";

import { scoreLook } from "./score-look.ts";

describe("the look of a score", () => {
  it.each([
    [95, "Excellent", "text-green", "bg-green-fill"],
    [84, "Good", "text-green", "bg-yellow-fill"],
    [72, "Fair", "text-yellow", "bg-orange-fill"],
    [61, "Needs Improvement", "text-orange", "bg-orange-fill"],
    [12, "Critical Attention Required", "text-red", "bg-red-fill"],
  ])("of %i is '%s'", (score, word, text, fill) => {
    expect(scoreLook(score, metricLabel(score))).toMatchObject({ word, text, fill });
  });

  it("has the same sign for good as for excellent: neither warns", () => {
    expect(scoreLook(84, metricLabel(84)).Icon).toBe(CircleCheck);
    expect(scoreLook(95, metricLabel(95)).Icon).toBe(CircleCheck);
  });

  it.each(["Provisional", "From 4 of 5 areas"])("neither praises nor warns where it is '%s'", (word) => {
    for (const score of [95, 12])
      expect(scoreLook(score, word)).toMatchObject({ Icon: CircleDashed, text: "text-muted" });
  });
});
