import type { AccountStateKind } from "@plumbline/contract/account-state";
import type { DashboardData } from "@plumbline/contract/dashboard";

import { awaitsFirstReport, failedScan } from "#queries/dashboard.ts";

export type DashboardView = "plan" | "starting" | "full";

/** Which of the three views belongs to the data (`docs/product.md`, 'What the dashboard shows'). */
export function viewOf(data: DashboardData): DashboardView {
  if (!data.subscription) return "plan";
  return awaitsFirstReport(data) ? "starting" : "full";
}

export type Posture = "critical" | "excellent" | null;

/**
 * Whether a banner warns or praises (`docs/product.md`, 'What the dashboard shows'). Nothing is praised that was not
 * measured or only in part, nor what may have changed since: while scanning is paused, once a
 * scan failed, or where the address leads to another website.
 */
export function postureOf(data: DashboardData): Posture {
  const { metrics, areas, account, lastScan } = data;
  if (metrics === null) return null;
  if (metrics.criticalIssues > 0) return "critical";
  const isExcellent = (metrics.adaScore ?? 0) >= 85 && (metrics.seoScore ?? 0) >= 80;
  const isInPart = [areas.accessibility, areas.seo].some((area) => area?.state === "provisional");
  const isCurrent = account.isScanning && failedScan(data) === null && lastScan?.moved === undefined;
  return isExcellent && !isInPart && isCurrent ? "excellent" : null;
}

const STATUS_MESSAGES: Record<string, string> = {
  PAST_DUE: "Your payment is past due. Automatic scanning is paused until payment is updated.",
  TRIALING: "You are currently in your trial period. Automatic scanning is active.",
};

const LOOK_AT_BILLING = "Your subscription needs attention. Please check your billing settings.";

interface BannerWords {
  /** In place of the account's own title; null where that says it. */
  heading: string | null;
  message: string | null;
}

/**
 * What the subscription banner says before the account's own words (`docs/product.md`, 'Subscription status'). One
 * that ends says nothing else, whether it was paid or a trial.
 */
export function bannerWords(status: string, kind: AccountStateKind): BannerWords {
  if (status === "ACTIVE" || kind === "ending") return { heading: null, message: null };
  // What a bank or the operator decides, no billing setting changes: the account's own words say what helps.
  const isSettledElsewhere = kind === "suspended-by-operator" || kind === "suspended-disputed";
  return {
    heading: `Subscription ${status.toLowerCase().replaceAll("_", " ")}`,
    message: isSettledElsewhere ? null : (STATUS_MESSAGES[status] ?? LOOK_AT_BILLING),
  };
}
