import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { waitingWords } from "./waiting-words.ts";

const ACTIVE = account("active", "Your subscription is active");

function account(kind: DashboardData["account"]["kind"], title: string): DashboardData["account"] {
  return { kind, title, since: null, reason: null, next: null, remedy: null, isScanning: kind === "active" };
}

function dashboard(facts: Partial<DashboardData>): DashboardData {
  const scanSchedule = {
    nextWeeklyScan: "2026-11-30",
    nextWeeklyScanAt: "2026-11-30T14:00:00.000Z",
    nextMonthlyReport: "2026-12-31",
    nextMonthlyScanAt: "2026-12-31T14:00:00.000Z",
    timeZone: "America/New_York",
  };
  return {
    account: ACTIVE,
    scanSchedule,
    runningScan: null,
    recentScans: [],
    lastScan: null,
    ...facts,
  } as DashboardData;
}

describe("Fix Priority without an issue to show", () => {
  it("promises the first issues within 24 hours while the first scan is to come", () => {
    const { title, why, when } = waitingWords("unscanned", dashboard({}));
    expect(title).toBe("Currently Still Syncing");
    expect(why).toContain("within 24 hours");
    expect(when).toContain("within 24 hours");
  });

  it("tells a client who never paid that no scan runs before that", () => {
    const words = waitingWords(
      "unscanned",
      dashboard({ account: account("none", "No active subscription") }),
    );
    expect(words).toEqual({
      title: "Your Site Has Not Been Scanned",
      why: "We scan your site within 24 hours after you choose a plan and pay for it.",
      when: "Scans begin once your subscription is active.",
    });
  });

  it("tells a client who was suspended before the first scan why there is none", () => {
    const suspended = account("suspended-by-operator", "Your account is suspended");
    expect(waitingWords("unscanned", dashboard({ account: suspended })).why).toBe(
      "Your account is suspended. The first scan waits until that is settled.",
    );
  });

  it("says why the first scan failed and when the next one is, and promises nothing within 24 hours", () => {
    const failed = {
      status: "FAILED",
      createdAt: "2026-11-20T15:00:00.000Z",
      failureReason: "No answer.",
    } as DashboardData["recentScans"][number];
    expect(waitingWords("unscanned", dashboard({ recentScans: [failed] }))).toEqual({
      title: "Your First Scan Did Not Finish",
      why: "No answer.",
      when: "We'll try again on Mon, Nov 30, 2026, with the weekly scan. To run it sooner, contact support.",
    });
  });

  it("names the next scan of a site without issues, or that none is planned", () => {
    const scanned = dashboard({ lastScan: {} as DashboardData["lastScan"] });
    expect(waitingWords("clean", scanned).when).toBe("The next scan runs on Mon, Nov 30, 2026.");
    const unpaid = { ...scanned, account: account("suspended-unpaid", "Your subscription is suspended") };
    expect(waitingWords("clean", unpaid).when).toBe(
      "No scan is planned while your subscription is not active.",
    );
  });

  it.each(["unscanned", "clean", "failed"] as const)(
    "promises no time when the rest is not known: %s",
    (reason) => {
      expect(Object.values(waitingWords(reason, undefined)).join(" ")).not.toContain("24 hours");
    },
  );
});
