import { describe, expect, it } from "vitest";

import { retestBatches } from "#issues/retest-batches.ts";

function pagesOf(issues: Record<string, readonly string[]>) {
  return new Map(Object.entries(issues));
}

function batches(issues: Record<string, readonly string[]>, mostPages: number) {
  return retestBatches(Object.keys(issues), pagesOf(issues), mostPages);
}

const range = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

describe("the scans that look at a group of issues again", () => {
  it("are one where their pages are few enough together", () => {
    expect(batches({ a: ["/", "/menu"], b: ["/menu"], c: ["/about", "/"] }, 3)).toEqual([["a", "b", "c"]]);
  });

  it("are as many as their pages need, and leave no issue out", () => {
    expect(batches({ a: ["/1", "/2"], b: ["/3"], c: ["/4", "/5"], d: ["/2", "/3"] }, 3)).toEqual([
      ["a", "b", "d"],
      ["c"],
    ]);
  });

  it("are few for hundreds of issues", () => {
    const issues = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`i${index}`, [`/${index % 120}`]]),
    );
    const found = batches(issues, 50);
    expect(found).toHaveLength(3);
    expect(found.flat().toSorted()).toEqual(Object.keys(issues).toSorted());
  });

  it("hold an issue alone that is on more pages than one opens", () => {
    expect(batches({ a: range(80), b: ["/0"] }, 50)).toEqual([["a"], ["b"]]);
  });
});
