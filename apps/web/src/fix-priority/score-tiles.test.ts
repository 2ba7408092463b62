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
      { name: "Overall", score: 78, word: "Fair", lacks: null, isProvisional: false },
      { name: "Accessibility", score: 71, word: "Fair", lacks: null, isProvisional: false },
      { name: "SEO", score: 82, word: "Good", lacks: null, isProvisional: false },
      { name: "Security", score: 86, word: "Good", lacks: null, isProvisional: false },
      {
        name: "Performance",
        score: 56,
        word: "Critical Attention Required",
        lacks: null,
        isProvisional: false,
      },
      { name: "Privacy", score: 88, word: "Good", lacks: null, isProvisional: false },
    ]);
  });

  it("say what they lack: an area of the overall one, a part of a provisional one", () => {
    const busy = { ...measured(56), state: "provisional" as const, reason: "Our machine was busy." };
    const { privacy: _privacy, ...others } = ALL;
    const tiles = scoreTiles({ complianceScore: 77, areas: { ...others, performance: busy } });
    expect(tiles.map(({ name, score, word, lacks }) => [name, score, word, lacks])).toEqual([
      ["Overall", 77, "From 4 of 5 areas", "Without Privacy: covers 88%. Provisional because Performance is"],
      ["Accessibility", 71, "Fair", null],
      ["SEO", 82, "Good", null],
      ["Security", 86, "Good", null],
      ["Performance", 56, "Provisional", "Our machine was busy."],
      ["Privacy", null, "Not measured", null],
    ]);
  });

  it("call the overall one provisional where an area is, as mails and PDFs do", () => {
    const security = { ...measured(86), state: "provisional" as const, reason: "One page did not answer." };
    const [overall] = scoreTiles({ complianceScore: 78, areas: { ...ALL, security } });
    expect(overall).toEqual({
      name: "Overall",
      score: 78,
      word: "Provisional",
      lacks: "Provisional because Security is",
      isProvisional: true,
    });
  });
});
