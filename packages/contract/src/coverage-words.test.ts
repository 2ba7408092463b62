import { expect, it } from "vitest";

import { AREAS } from "./areas.ts";
import {
  areaLabel,
  costSentence,
  type CoveredArea,
  coveredAreas,
  coverageSentence,
  openIssuesSentence,
  overallLabel,
  severityWords,
} from "./coverage-words.ts";

const NONE = { critical: 0, high: 0, medium: 0, low: 0, accepted: 0 };
const seen: CoveredArea[] = AREAS.map((area) => ({ area, score: 90, state: "measured" }));

it("says that no issues are open only as far as areas were seen", () => {
  expect(openIssuesSentence(NONE, seen)).toBe("No issues are open.");
  const partly = seen.map((area, index) => (index === 0 ? { ...area, score: null } : area));
  expect(openIssuesSentence(NONE, partly)).toBe("We found no issues in what we could check.");
});

it("does not say of a site of which nothing was seen that it has no issues", () => {
  const unseen = seen.map((area) => ({ ...area, score: null }));
  expect(openIssuesSentence(NONE, unseen)).toBe("We could not check whether there are any issues.");
});

it("does not praise a provisional score of an area", () => {
  expect(areaLabel({ score: 92, state: "measured" })).toBe("Excellent");
  expect(areaLabel({ score: 92, state: "provisional" })).toBe("Provisional");
  expect(areaLabel({ score: null, state: "not-measured" })).toBe("Not measured");
});

it("praises an overall score only where all areas stand behind it", () => {
  expect(overallLabel(92, seen)).toBe("Excellent");
  const [first, ...others] = seen;
  if (first === undefined) throw new Error("There is no area.");
  expect(overallLabel(92, [{ ...first, state: "provisional" }, ...others])).toBe("Provisional");
  expect(overallLabel(92, [{ ...first, score: null, state: "not-measured" }, ...others])).toBe(
    "From 4 of 5 areas",
  );
  expect(overallLabel(null, seen)).toBe("Not measured");
});

it("counts an area no scan was asked for as not measured", () => {
  const { accessibility: _left, ...others } = Object.fromEntries(seen.map((area) => [area.area, area]));
  expect(overallLabel(92, coveredAreas(others))).toBe("From 4 of 5 areas");
  expect(coveredAreas({}).map(({ area }) => area)).toEqual([...AREAS]);
});

it("names what was not or not fully measured, and says nothing where all was", () => {
  const [first, second, ...others] = seen;
  if (first === undefined || second === undefined) throw new Error("There are no two areas.");
  const provisional: CoveredArea = { ...second, state: "provisional" };
  const missing: CoveredArea = { ...first, score: null, state: "not-measured" };
  const told = "The overall score is provisional because SEO is.";
  expect(coverageSentence(seen)).toBeNull();
  expect(coverageSentence([first, provisional, ...others])).toBe(told);
  expect(coverageSentence([missing, provisional, ...others])).toMatch(
    /^Not measured: Accessibility\. The overall score covers 4 of 5 areas, \d+% of its full weight\. The overall score is provisional because SEO is\.$/u,
  );
  expect(coverageSentence(seen.map((area) => ({ ...area, score: null })))).toBe(
    "No area could be measured, so there is no score.",
  );
});

it("prices the issues that are left, and says which of those it counted are not among them", () => {
  expect(costSentence({ cost: 300, issues: 4, awaitingCheck: 0 })).toBe(
    "Fixing all open issues costs about $300.",
  );
  expect(costSentence({ cost: 300, issues: 4, awaitingCheck: 1 })).toBe(
    "1 of them is marked as fixed and waits for its check. Fixing the other 4 costs about $300.",
  );
  expect(costSentence({ cost: 300, issues: 1, awaitingCheck: 2 })).toMatch(
    /^2 of them .* Fixing the other 1 /u,
  );
  expect(costSentence({ cost: 0, issues: 1, awaitingCheck: 2 })).toBeNull();
});

it("counts open issues by severity without those that are none", () => {
  expect(severityWords({ critical: 1, high: 0, medium: 1200, low: 0 })).toBe("1 critical, 1,200 medium");
  expect(openIssuesSentence({ ...NONE, low: 1 }, seen)).toBe("1 issue is open: 1 low.");
  expect(openIssuesSentence({ ...NONE, high: 2 }, seen)).toBe("2 issues are open: 2 high.");
  expect(openIssuesSentence({ ...NONE, high: 2, accepted: 3 }, seen)).toBe(
    "2 issues are open: 2 high. 3 more are accepted for now.",
  );
  expect(openIssuesSentence({ ...NONE, accepted: 1 }, seen)).toBe(
    "No issues are open. 1 issue is accepted for now.",
  );
});
