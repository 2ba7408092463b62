import { describe, expect, it } from "vitest";

import { TARGET_CRITERIA, understandingUrl, WCAG_CRITERIA, wcagCriterion } from "./wcag-criteria.ts";

describe("the success criteria of WCAG 2.2", () => {
  it("are 31 of level A, 24 of AA and 31 of AAA", () => {
    const count = (level: string) => WCAG_CRITERIA.filter((criterion) => criterion.level === level).length;
    expect([count("A"), count("AA"), count("AAA")]).toEqual([31, 24, 31]);
  });

  it("stand in the order of their numbers, 1.4.10 after 1.4.9", () => {
    const ids = WCAG_CRITERIA.map(({ id }) => id);
    expect(ids.indexOf("1.4.10")).toBe(ids.indexOf("1.4.9") + 1);
  });

  it("link to the recommendation's own anchors", () => {
    expect(wcagCriterion("3.3.4")?.url).toBe(
      "https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data",
    );
    expect(wcagCriterion("1.4.3")?.url).toBe("https://www.w3.org/TR/WCAG22/#contrast-minimum");
  });

  it("are each explained at an address of its own", () => {
    const addresses = TARGET_CRITERIA.map(({ id }) => understandingUrl(id));
    expect(new Set(addresses).size).toBe(TARGET_CRITERIA.length);
    expect(understandingUrl("4.1.3")).toBe("https://www.w3.org/WAI/WCAG22/Understanding/status-messages");
    expect(understandingUrl("1.2.1")).toBe(
      "https://www.w3.org/WAI/WCAG22/Understanding/audio-only-and-video-only-prerecorded",
    );
  });

  it("do not hold what WCAG 2.2 withdrew", () => {
    expect(wcagCriterion("4.1.1")).toBeUndefined();
  });
});
