import { expect, it } from "vitest";

import { comprehensiveReport } from "#comprehensive-report.testing.ts";

import { notMeasuredView } from "./not-measured.ts";
import { scopeView } from "./scope.ts";
import { uncheckedView } from "./unchecked.ts";
import { verdictView } from "./verdict.ts";

const MEASURED = { url: "https://bakery.example/", status: 200, state: "measured" } as const;
const FAILED = { url: "https://bakery.example/shop", status: 500, state: "not-measured" } as const;
const NO_PAGE = { url: "https://bakery.example/privacy", status: 404, state: "not-measured" } as const;

it("each part of a report counts the same pages", () => {
  const report = comprehensiveReport({ pages: [MEASURED, FAILED, NO_PAGE] });
  expect(verdictView(report).coverage).toContain("1 of 2 pages");
  expect(scopeView(report).rows[0]?.value).toBe("2 pages visited, 1 measured, 1 not measured");
  expect(uncheckedView(report)).toContain("1 page that we could not measure.");
  expect(notMeasuredView(report, 10).summary).toContain("1 of 2 pages");
});

it("a report says how many pages were found and not visited", () => {
  const pages = [MEASURED, { ...MEASURED, url: "https://bakery.example/menu" }];
  const report = comprehensiveReport({ pages, pagesNotVisited: 5 });
  expect(verdictView(report).coverage).toBe(
    "2 of 2 visited pages, 5 of 5 areas; at least 5 more pages found and not visited",
  );
  expect(scopeView(report).rows[0]?.value).toBe(
    "2 pages visited, 2 measured, 0 not measured; at least 5 more found and not visited",
  );
  expect(uncheckedView(report)).toContain("At least 5 more pages that we found and did not visit.");
});

it("an address without a page leaves nothing unmeasured", () => {
  const report = comprehensiveReport({ pages: [MEASURED, NO_PAGE], causes: [] });
  expect(verdictView(report).coverage).toContain("1 of 1 page,");
  expect(verdictView(report).trouble).not.toContain("what we could check");
  expect(verdictView(report).first).not.toContain("could not measure");
  expect(uncheckedView(report).join(" ")).not.toContain("could not measure");
});

it("where nothing was measured, every address counts", () => {
  const report = comprehensiveReport({ pages: [FAILED, NO_PAGE] });
  expect(scopeView(report).rows[0]?.value).toBe("2 pages visited, 0 measured, 2 not measured");
  expect(uncheckedView(report)).toContain("2 pages that we could not measure.");
});
