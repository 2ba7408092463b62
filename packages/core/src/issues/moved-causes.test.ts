import { describe, expect, it } from "vitest";

import { gravity, issuePath, type MovedIssue, movedCauses } from "#issues/moved-causes.ts";

function moved(id: string, title: string): MovedIssue {
  return {
    id,
    cause: `a11y-label.${title.length}`,
    title,
    severity: "critical",
    area: "accessibility",
    page: "https://bakery.example/",
    firstSeenAt: new Date("2026-11-18T12:00:00Z"),
  };
}

describe("issues that a scan changed, by what is wrong,", () => {
  it("name each defect once, with how many issues it has, in the order they come", () => {
    const causes = movedCauses([
      moved("1", "A field has no label"),
      moved("2", "An image has no text"),
      moved("3", "A field has no label"),
    ]);
    expect(causes.map(({ title, about }) => [title, about])).toEqual([
      ["A field has no label", "Critical, Accessibility, 2 issues"],
      ["An image has no text", "Critical, Accessibility"],
    ]);
  });

  it("lead to the one issue, or to the list of all that have the cause", () => {
    const single = moved("1", "A field has no label");
    expect(movedCauses([single])).toMatchObject([
      { path: "/fix-priority?issue=1", isSingle: true, first: single },
    ]);
    const [both] = movedCauses([single, { ...single, id: "2" }]);
    expect(both).toMatchObject({ isSingle: false, first: single });
    expect(both?.path).toContain(encodeURIComponent(single.cause));
    expect(both?.path).not.toContain("issue=");
  });

  it("are none where nothing moved", () => {
    expect(movedCauses([])).toEqual([]);
  });
});

it("how grave an issue is reads as a sentence begins, whatever the area", () => {
  expect(gravity({ severity: "low", area: "seo" })).toBe("Low, SEO");
});

it("an issue has an address in the app", () => {
  expect(issuePath("7")).toBe("/fix-priority?issue=7");
});
