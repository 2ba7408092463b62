import type { ScanProgress } from "@plumbline/core/scans/report-progress";
import { describe, expect, it } from "vitest";

import { progressWriter } from "#progress-writer.ts";

function progress(pagesDone: number): ScanProgress {
  return { stage: "crawling", phase: "Reading pages", pagesDone, pagesPlanned: 10, issuesFound: 0 };
}

function fail(error?: unknown): never {
  throw error;
}

describe("the progress writer", () => {
  it("writes the first report at once and of the following only the newest", async () => {
    const written: number[] = [];
    const second = Promise.withResolvers<void>();
    const writer = progressWriter({
      write: async ({ pagesDone }) => {
        written.push(pagesDone);
        if (written.length === 2) second.resolve();
        return true;
      },
      onLost: fail,
      onError: fail,
    });
    for (const done of [1, 2, 3, 4]) writer.report(progress(done));
    await second.promise;
    await writer.stop();
    expect(written).toEqual([1, 4]);
  });

  it("says once that the scan is no longer ours, and falls silent", async () => {
    let lost = 0;
    let writes = 0;
    const told = Promise.withResolvers<void>();
    const writer = progressWriter({
      write: async () => {
        writes++;
        return false;
      },
      onLost: () => {
        lost++;
        told.resolve();
      },
      onError: fail,
    });
    writer.report(progress(1));
    await told.promise;
    writer.report(progress(2));
    await writer.stop();
    expect({ lost, writes }).toEqual({ lost: 1, writes: 1 });
  });

  it("goes on after a write that failed", async () => {
    const errors: unknown[] = [];
    const failed = Promise.withResolvers<void>();
    const succeeded = Promise.withResolvers<number>();
    const writer = progressWriter({
      write: async ({ pagesDone }) => {
        if (pagesDone === 1) throw new Error("The connection was lost.");
        succeeded.resolve(pagesDone);
        return true;
      },
      onLost: fail,
      onError: (error) => {
        errors.push(error);
        failed.resolve();
      },
    });
    writer.report(progress(1));
    await failed.promise;
    await new Promise(setImmediate);
    writer.report(progress(2));
    expect(await succeeded.promise).toBe(2);
    await writer.stop();
    expect(errors).toHaveLength(1);
  });

  it("writes nothing after it was stopped", async () => {
    const written: number[] = [];
    const writer = progressWriter({
      write: async ({ pagesDone }) => {
        written.push(pagesDone);
        return true;
      },
      onLost: fail,
      onError: fail,
    });
    writer.report(progress(1));
    writer.report(progress(2));
    await writer.stop();
    writer.report(progress(3));
    expect(written).toEqual([1]);
  });
});
