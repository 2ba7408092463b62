import { expect, it } from "vitest";

import { notVisitedSentence, pageCounts, pagesOfSite } from "./pages-of-site.ts";

const HOME = { state: "measured", status: 200 } as const;
const unmeasured = (status: number | null) => ({ state: "not-measured", status }) as const;

it("an address that answers that it has no page is no page of the site", () => {
  expect(pagesOfSite([HOME, unmeasured(404), unmeasured(410)])).toEqual([HOME]);
});

it("a page that failed, asked for a password or did not answer is one", () => {
  const pages = [HOME, unmeasured(500), unmeasured(401), unmeasured(null)];
  expect(pagesOfSite(pages)).toEqual(pages);
});

it("a page that was measured is one, whatever it answered", () => {
  const pages = [HOME, { state: "measured", status: 404 } as const];
  expect(pagesOfSite(pages)).toEqual(pages);
});

it("where nothing was measured, every address is told", () => {
  expect(pagesOfSite([unmeasured(404), unmeasured(500)])).toEqual([unmeasured(404), unmeasured(500)]);
});

it("its pages are counted without the addresses that have none", () => {
  expect(pageCounts([HOME, unmeasured(404), unmeasured(500)])).toEqual({
    all: 2,
    measured: 1,
    notMeasured: 1,
  });
});

it("pages that were found and not visited are told, if there are any", () => {
  expect(notVisitedSentence(1)).toBe("At least 1 more page was found and not visited.");
  expect(notVisitedSentence(1204)).toBe("At least 1,204 more pages were found and not visited.");
  expect([0, null, undefined].map(notVisitedSentence)).toEqual([null, null, null]);
});
