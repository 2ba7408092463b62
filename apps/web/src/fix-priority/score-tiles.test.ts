import { describe, expect, it } from "vitest";

import { scoreTiles } from "./score-tiles.ts";

const measured = (score: number) => ({ score, state: "measured" as const, lines: [], measuredAt: null });
const ALL = {
  accessibility: measured(71),
  seo: measured(82),
  performance: measured(56),
  privacy: measured(88),
  security: measured(86),
};

describe("the scores above the issues", () => {
  it("stand alone where all was seen", () => {
    expect(scoreTiles({ complianceScore: 78, areas: ALL })).toEqual([
      { name: "Overall", score: 78, lacks: null },
      { name: "Accessibility", score: 71, lacks: null },
      { name: "SEO", score: 82, lacks: null },
      { name: "Security", score: 86, lacks: null },
      { name: "Performance", score: 56, lacks: null },
      { name: "Privacy", score: 88, lacks: null },
    ]);
  });

  it("say what they lack: an area of the overall one, a part of a provisional one", () => {
    const busy = { ...measured(56), state: "provisional" as const, reason: "Our machine was busy." };
    const { privacy: _privacy, ...others } = ALL;
    const tiles = scoreTiles({ complianceScore: 77, areas: { ...others, performance: busy } });
    expect(tiles.map(({ name, score, lacks }) => [name, score, lacks])).toEqual([
      ["Overall", 77, "Without Privacy: covers 88%"],
      ["Accessibility", 71, null],
      ["SEO", 82, null],
      ["Security", 86, null],
      ["Performance", 56, "provisional: Our machine was busy."],
      ["Privacy", null, null],
    ]);
  });
});
