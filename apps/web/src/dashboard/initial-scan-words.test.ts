import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { initialScanWords } from "./initial-scan-words.ts";

type Scans = Parameters<typeof initialScanWords>[0];

const NONE: Scans = { runningScan: null, recentScans: [], lastScan: null };

function running(status: "QUEUED" | "RUNNING"): Scans {
  const runningScan = { status } as DashboardData["runningScan"];
  return { ...NONE, runningScan };
}

const failed = {
  id: "1",
  status: "FAILED",
  createdAt: "2026-11-20T15:00:00.000Z",
  failureReason: "No answer.",
};

describe("what is said of the first scan", () => {
  it.each([
    ["before it is asked for", NONE, "Starts within 24 hours"],
    ["while it waits", running("QUEUED"), "Queued, starts by itself"],
    ["while it runs", running("RUNNING"), "Running now"],
    ["when it failed", { ...NONE, recentScans: [failed] }, "Did not finish"],
    [
      "while another try runs after one that failed",
      { ...running("RUNNING"), recentScans: [failed] },
      "Running now",
    ],
  ])("%s", (_case, scans, words) => {
    expect(initialScanWords(scans)).toBe(words);
  });
});
