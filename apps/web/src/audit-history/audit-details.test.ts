import { describe, expect, it } from "vitest";

import { detailLines } from "./audit-details.ts";

const DETAIL = {
  id: "1",
  type: "Weekly Alert Report",
  score: 67,
  missing: [],
  provisionalAreas: [],
  status: "COMPLETED" as const,
  createdAt: "2026-11-21T04:35:00.000Z",
  scanId: "2",
  itemType: "report" as const,
  accessibilityScore: 84,
  adaScore: 84,
  seoScore: 82,
  performanceScore: null,
  privacyScore: 71,
  cybersecurityScore: 0,
  provisional: {},
  site: "https://harbour.example",
  failureReason: null,
};

describe("the details of an audit", () => {
  it("list the scores that are there, zero included, then status and date", () => {
    const lines = detailLines(DETAIL);
    expect(lines.slice(0, -1)).toEqual([
      "Overall: 67%",
      "Cybersecurity: 0%",
      "ADA: 84%",
      "SEO: 82%",
      "Privacy: 71%",
      "Status: Completed",
    ]);
    expect(lines.at(-1)).toMatch(/^Created: Nov 2\d, 2026/u);
  });

  it("name what the overall score lacks right after it", () => {
    const lines = detailLines({ ...DETAIL, missing: ["privacy"] });
    expect(lines.slice(0, 2)).toEqual(["Overall: 67%", "Without Privacy: covers 88%"]);
  });

  it("say of a provisional score that it is, and why", () => {
    const reason = "We saw 64% of this area. Two pages did not answer.";
    const lines = detailLines({ ...DETAIL, provisionalAreas: ["seo"], provisional: { seo: reason } });
    expect(lines.slice(0, 2)).toEqual(["Overall: 67%", "Provisional because SEO is"]);
    expect(lines).toContain(`SEO: 82%, provisional: ${reason}`);
  });

  it("say so of an overall score that is provisional through an area of an earlier scan", () => {
    expect(detailLines({ ...DETAIL, provisionalAreas: ["performance"] })[1]).toBe(
      "Provisional because Performance is",
    );
  });

  it("say why a failed audit failed, and name no score", () => {
    const failed = {
      ...DETAIL,
      score: null,
      status: "FAILED" as const,
      failureReason: "The site did not answer.",
    };
    expect(detailLines(failed)).toContain("Overall: not measured");
    expect(detailLines(failed)).toContain("Reason: The site did not answer.");
  });
});
