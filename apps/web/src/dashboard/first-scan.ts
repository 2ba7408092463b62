import type { DashboardData } from "@plumbline/contract/dashboard";

import { failedScan } from "./dashboard-view.ts";

type Scans = Pick<DashboardData, "runningScan" | "recentScans" | "lastScan">;

/** What is said of a site before its first report. */
interface FirstScanWords {
  title: string;
  subtitle: string;
  /** Beside 'Initial Scan' in the schedule. */
  status: string;
}

const STARTING = "Welcome! Your Monitoring is Starting";
const PROMISE = "Your first compliance report will be ready within 24 hours.";

/** What is true of the first scan, which may be neither under way nor done. */
export function firstScanWords(data: Scans): FirstScanWords {
  if (data.runningScan?.status === "RUNNING") {
    const subtitle = `${PROMISE} You can close this page. The scan goes on.`;
    return { title: STARTING, subtitle, status: "Running now" };
  }
  if (data.runningScan) {
    const subtitle = `${PROMISE} Your first scan is waiting to start. You can close this page.`;
    return { title: STARTING, subtitle, status: "Waiting to start" };
  }
  if (failedScan(data)) {
    const subtitle = "We have not measured your site yet, so there are no scores and no report.";
    return { title: "Your First Scan Did Not Finish", subtitle, status: "Did not finish" };
  }
  if (data.lastScan) {
    const subtitle = "Your first scan is done. We are writing your report.";
    return { title: STARTING, subtitle, status: "Done" };
  }
  return { title: STARTING, subtitle: PROMISE, status: "Starts within 24 hours" };
}
