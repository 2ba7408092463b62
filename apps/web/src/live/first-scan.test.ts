import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { firstScanWords } from "./first-scan.ts";

type Scans = Parameters<typeof firstScanWords>[0];

const NONE: Scans = {
  account: accountOf("active", "Your subscription is active"),
  runningScan: null,
  recentScans: [],
  lastScan: null,
};

function accountOf(kind: Scans["account"]["kind"], title: string): Scans["account"] {
  return { kind, title, since: null, reason: null, next: null, remedy: null, isScanning: kind === "active" };
}

function running(status: "QUEUED" | "RUNNING"): Scans {
  const runningScan = { status } as DashboardData["runningScan"];
  return { ...NONE, runningScan };
}

const failed = {
  id: "1",
  status: "FAILED",
  createdAt: "2026-11-20T15:00:00.000Z",
  failureReason: "No answer.",
  failureTrouble: null,
};
const unpaid = { ...NONE, account: accountOf("none", "No active subscription") };
const suspended = { ...NONE, account: accountOf("suspended-by-operator", "Your account is suspended") };
const done = { ...NONE, lastScan: {} as DashboardData["lastScan"] };

describe("what is said of the first scan", () => {
  it.each([
    ["before it is asked for", NONE, "Starts within 24 hours"],
    ["while it waits", running("QUEUED"), "Waiting to start"],
    ["while it runs", running("RUNNING"), "Running now"],
    ["when it failed", { ...NONE, recentScans: [failed] }, "Did not finish"],
    ["while another try runs", { ...running("RUNNING"), recentScans: [failed] }, "Running now"],
    ["while its report is written", done, "Done"],
    ["before anything is paid", unpaid, "Not planned"],
    ["while the account is suspended", suspended, "Not planned"],
  ])("%s", (_case, scans, status) => {
    expect(firstScanWords(scans).status).toBe(status);
  });

  it("promises a report within 24 hours, but not of a scan that failed, is done or is not planned", () => {
    for (const scans of [NONE, running("QUEUED"), running("RUNNING")])
      expect(firstScanWords(scans).subtitle).toContain("within 24 hours");
    for (const scans of [{ ...NONE, recentScans: [failed] }, done, suspended])
      expect(Object.values(firstScanWords(scans)).join(" ")).not.toMatch(/24 hours|goes on/u);
    expect(firstScanWords(unpaid).subtitle).toContain("after you choose a plan and pay for it");
  });
});
