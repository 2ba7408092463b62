import type { JobName } from "@plumbline/contract/job-names";
import { describe, expect, it } from "vitest";

import { type JobFailure, triesAfter } from "#platform/job-failure.ts";
import { JOBS } from "#platform/jobs.ts";

/** How often a job is tried that always ends like this, as the queue counts; at most 100 times. */
function tries(name: JobName, failure: JobFailure | "killed"): number {
  let limit = JOBS[name].settings.retryLimit ?? 0;
  for (let retries = 0; retries < 100; retries += 1) {
    // Nobody counts anything for a worker that was killed.
    const left = failure === "killed" ? null : triesAfter(name, failure);
    limit = Math.max(0, limit + (left?.limitChange ?? 0));
    if (retries >= limit) return retries + 1;
  }
  return Number.POSITIVE_INFINITY;
}

describe("a job", () => {
  it.each([
    ["scan", 4],
    ["retest", 3],
    ["report", 5],
    ["data-export", 4],
  ] as const)("of kind %s that fails by itself is tried %i times", (name, times) => {
    expect(tries(name, "own")).toBe(times);
  });

  it.each(["scan", "retest", "report", "data-export"] as const)(
    "of kind %s outlasts fifteen workers that are killed, and any number that hand it back",
    (name) => {
      expect(tries(name, "killed")).toBeGreaterThan(15);
      expect(tries(name, "handed back")).toBe(Number.POSITIVE_INFINITY);
    },
  );
});
