import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { firstScanWords } from "./first-scan.ts";

type Scans = Parameters<typeof firstScanWords>[0];

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
const done = { ...NONE, lastScan: {} as DashboardData["lastScan"] };

describe("what is said of the first scan", () => {
  it.each([
    ["before it is asked for", NONE, "Starts within 24 hours"],
    ["while it waits", running("QUEUED"), "Waiting to start"],
    ["while it runs", running("RUNNING"), "Running now"],
    ["when it failed", { ...NONE, recentScans: [failed] }, "Did not finish"],
    ["while another try runs", { ...running("RUNNING"), recentScans: [failed] }, "Running now"],
    ["while its report is written", done, "Done"],
  ])("%s", (_case, scans, status) => {
    expect(firstScanWords(scans).status).toBe(status);
  });

  it("promises a report within 24 hours, but not of a scan that failed or is done", () => {
    for (const scans of [NONE, running("QUEUED"), running("RUNNING")])
      expect(firstScanWords(scans).subtitle).toContain("within 24 hours");
    for (const scans of [{ ...NONE, recentScans: [failed] }, done])
      expect(Object.values(firstScanWords(scans)).join(" ")).not.toMatch(/24 hours|goes on/u);
  });
});
