import type { ScanKind } from "./scans.ts";

/** What a scan is called by why it runs, the same for clients and for the operator. */
export const SCAN_NAMES: Record<ScanKind, string> = {
  initial: "Initial audit",
  weekly: "Weekly scan",
  monthly: "Monthly scan",
  manual: "Requested scan",
  retest: "Re-test",
};
