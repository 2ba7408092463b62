import type { DashboardData } from "@plumbline/contract/dashboard";

import { failedScan } from "#queries/dashboard.ts";

type Scans = Pick<DashboardData, "account" | "runningScan" | "recentScans" | "lastScan">;

/** What is said of a site before its first report. */
interface FirstScanWords {
  title: string;
  subtitle: string;
  /** Beside 'Initial Scan' in the schedule. */
  status: string;
  /** Whether its result comes by itself. */
  isComing: boolean;
}

const STARTING = "Welcome! Your Monitoring is Starting";
const PROMISE = "Your first compliance report will be ready within 24 hours.";

/** What is true of the first scan, which may be neither under way nor done, nor even to come. */
export function firstScanWords(data: Scans): FirstScanWords {
  if (data.runningScan?.status === "RUNNING") {
    const subtitle = `${PROMISE} You can close this page. The scan continues.`;
    return { title: STARTING, subtitle, status: "Running now", isComing: true };
  }
  if (data.runningScan) {
    const subtitle = `${PROMISE} Your first scan is waiting to start. You can close this page.`;
    return { title: STARTING, subtitle, status: "Waiting to start", isComing: true };
  }
  if (failedScan(data)) {
    const subtitle = "We have not measured your site yet, so there are no scores and no report.";
    return { title: "Your First Scan Did Not Finish", subtitle, status: "Did not finish", isComing: false };
  }
  if (data.lastScan) {
    const subtitle = "Your first scan is done. We are writing your report.";
    return { title: STARTING, subtitle, status: "Done", isComing: true };
  }
  if (data.account.isScanning)
    return { title: STARTING, subtitle: PROMISE, status: "Starts within 24 hours", isComing: true };
  return notPlanned(data.account);
}

function notPlanned({ kind, title }: DashboardData["account"]): FirstScanWords {
  const subtitle =
    kind === "none"
      ? "We scan your site within 24 hours after you choose a plan and pay for it."
      : `${title}. The first scan waits until that is settled.`;
  return { title: "Your Site Has Not Been Scanned", subtitle, status: "Not planned", isComing: false };
}
