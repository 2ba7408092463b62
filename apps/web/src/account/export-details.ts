import type { DataExport } from "@plumbline/contract/data-export";

import { formatBytes } from "#format/bytes.ts";
import { formatMoment } from "#format/dates.ts";

/** What is known of an export: why it failed, or by whom, how large, and for how long. */
export function exportDetails({ requestedBy, byteLength, expiresAt, failureReason }: DataExport): string {
  if (failureReason) return failureReason;
  const facts = [
    requestedBy && `requested by ${requestedBy}`,
    byteLength !== null && formatBytes(byteLength),
    expiresAt && `kept until ${formatMoment(expiresAt)}`,
  ];
  return facts.filter(Boolean).join(", ");
}
