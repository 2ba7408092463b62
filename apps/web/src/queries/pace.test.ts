import type { BillingData } from "@plumbline/contract/billing";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { billingPace, billingQuery } from "./billing.ts";
import { awaitsFirstReport, dashboardQuery } from "./dashboard.ts";
import { issueQueries } from "./issues.ts";
import { REFETCH } from "./refetch.ts";

/** How soon a query asks again once this has come. */
function paceOf(query: { refetchInterval?: unknown }, data: unknown, status = "success"): unknown {
  if (typeof query.refetchInterval !== "function") throw new Error("The query has no pace of its own.");
  const answer: unknown = query.refetchInterval({ state: { data, status, dataUpdateCount: 1 } });
  return answer;
}

const list = issueQueries.list({});
const issuesWith = (states: (string | null)[], awaitingCheck = 0) => ({
  issues: states.map((state) => ({ lastCheck: state === null ? null : { state } })),
  open: { awaitingCheck },
});

describe("a list of issues", () => {
  it.each([
    ["before it has come", undefined, REFETCH.never],
    ["when nothing is checked", issuesWith([null, "done"]), REFETCH.never],
    ["while an issue on screen is checked", issuesWith(["done", "running"]), REFETCH.soon],
    ["while one on another page waits for its check", issuesWith(["done"], 1), REFETCH.later],
  ])("is asked for again %s", (_case, data, pace) => {
    expect(paceOf(list, data)).toBe(pace);
  });
});

const dashboard = (parts: Partial<DashboardData>) =>
  ({ subscription: null, metrics: null, recentReports: [], runningScan: null, ...parts }) as DashboardData;
const SUBSCRIBED = { subscription: { status: "ACTIVE", startDate: "2026-11-01" } } as Partial<DashboardData>;

describe("the dashboard", () => {
  it("is asked for again while a scan runs or the first report is awaited, else it rests", () => {
    expect(paceOf(dashboardQuery, dashboard({}))).toBe(REFETCH.never);
    expect(paceOf(dashboardQuery, dashboard(SUBSCRIBED))).toBe(REFETCH.later);
    const scanned = { runningScan: { id: "1" } as DashboardData["runningScan"] };
    expect(paceOf(dashboardQuery, dashboard(scanned))).toBe(REFETCH.later);
  });

  it("awaits its first report from the subscription on", () => {
    expect(awaitsFirstReport(dashboard({}))).toBe(false);
    expect(awaitsFirstReport(dashboard(SUBSCRIBED))).toBe(true);
  });
});

describe("a query whose call fails", () => {
  const paid = { account: { kind: "active", remedy: null } } as BillingData;

  it("rests while it has no answer, so that the failure stays on screen", () => {
    expect(paceOf(billingQuery, undefined, "error")).toBe(REFETCH.never);
    expect(paceOf(dashboardQuery, undefined, "error")).toBe(REFETCH.never);
  });

  it("asks seldom where it has an earlier answer", () => {
    expect(paceOf(billingQuery, paid)).toBe(REFETCH.soon);
    expect(paceOf(billingQuery, paid, "error")).toBe(REFETCH.later);
    expect(paceOf(list, issuesWith(["running"]), "error")).toBe(REFETCH.later);
    expect(paceOf(list, issuesWith([null]), "error")).toBe(REFETCH.never);
  });
});

describe("billing", () => {
  const paid = { account: { kind: "active", remedy: null } } as BillingData;
  const pastDue = { account: { kind: "past-due", remedy: "update-card" } } as BillingData;

  it.each([
    ["soon, when one may just have come back from paying", paid, 1, REFETCH.soon],
    ["soon then, even where a payment is awaited", pastDue, 1, REFETCH.soon],
    ["no more, when all is paid", paid, 20, REFETCH.never],
    ["later, while a payment is awaited", pastDue, 20, REFETCH.later],
  ])("is asked for again %s", (_case, data, updates, pace) => {
    expect(billingPace(data, updates)).toBe(pace);
  });
});
