import { bareAddress } from "@plumbline/contract/bare-address";
import { failureAdvice, type ScanTrouble } from "@plumbline/contract/scan-trouble";
import type { CalendarDay } from "@plumbline/contract/calendar";
import type { ScanKind } from "@plumbline/contract/scans";
import { momentWords } from "@plumbline/contract/time-words";

import type { EventWords } from "#notifications/event.mail.ts";
import { nextScanSentence } from "#scans/next-scan-sentence.ts";

export interface FailedScan {
  kind: ScanKind;
  site: string;
  /** Why, in words for the site's owner. */
  reason: string;
  /** Of what kind that is. */
  trouble: ScanTrouble;
  failedAt: Date;
  /** Whether an earlier scan measured anything, which stands. */
  hasScores: boolean;
  /** The day of the next scheduled scan; null while none is to come. */
  nextScan: CalendarDay | null;
  /** The entry of Audit History that says so; null where there is none. */
  reportId: string | null;
}

const NAMES: Record<ScanKind, string> = {
  initial: "first audit",
  weekly: "weekly scan",
  monthly: "monthly scan",
  manual: "requested scan",
  retest: "check",
};

/** What the bell says of a scan that did not finish. */
export function scanFailedNotice({ kind, site, reason }: FailedScan): string {
  return `The ${NAMES[kind]} of ${bareAddress(site)} did not finish. ${reason}`;
}

/** The same as a mail says it. */
export function scanFailedWords(scan: FailedScan, timeZone: string): EventWords {
  const { kind, site, reason, trouble, failedAt, hasScores, nextScan, reportId } = scan;
  const address = bareAddress(site);
  return {
    headline: `The ${NAMES[kind]} did not finish`,
    sentence: hasScores
      ? `We could not scan ${address}. Your scores and issues stay as they were.`
      : `We could not scan ${address}, so there is no report yet.`,
    facts: [
      { name: "Website", value: address },
      { name: "Reason", value: reason },
      { name: "Stopped", value: momentWords(failedAt, timeZone) },
    ],
    advice: `${failureAdvice(trouble, "reply to this email")} ${nextScanSentence(nextScan)}`,
    action: {
      label: "See it in Audit History",
      path: reportId === null ? "/audit-history" : `/audit-history?details=${reportId}`,
    },
    inShort: [reason],
  };
}
