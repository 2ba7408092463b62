import type { Area } from "@plumbline/contract/areas";
import type { Finding, ScanResult } from "@plumbline/contract/scan-result";
import { toCsv } from "@plumbline/documents/csv";
import { toEarl } from "@plumbline/documents/earl";
import { toInventoryCsv } from "@plumbline/documents/inventory-csv";
import { toSarif } from "@plumbline/documents/sarif";
import { CHECKS } from "@plumbline/scanner/checks";
import { fixStepsFor } from "@plumbline/scanner/fix-steps-for";
import { fingerprintOf } from "@plumbline/scanner/fix-units";
import { pageOutcomes } from "@plumbline/scanner/page-outcomes";
import type { scanSite } from "@plumbline/scanner/scan";

import { type Baseline, isNewFinding } from "#scan/baseline.ts";
import { jsonPieces } from "#scan/json-pieces.ts";
import type { Format } from "#scan/options.ts";
import { textReport } from "#scan/text-report.ts";

/** A finished scan with all that any of the formats tells. */
export interface FinishedScan {
  result: ScanResult;
  evidence: Awaited<ReturnType<typeof scanSite>>["evidence"];
  areas: readonly Area[];
  baseline: Baseline | null;
  /** Whether the text lists advice, and does not only count it. */
  listsAdvice: boolean;
  /** Address that the scan was asked for, which may lead elsewhere. */
  asked?: string | undefined;
}

const WRITERS: Record<Format, (scan: FinishedScan) => Iterable<string>> = {
  text: ({ result, ...options }) => [textReport(result, options)],
  json: ({ result }) => asJson(result),
  sarif: (scan) => asJson(toSarif(scan.result, { checks: checksFor(scan.result), ...contextOf(scan) })),
  earl: ({ result, evidence, areas }) => toEarl(result, pageOutcomes(evidence, areas)),
  csv: (scan) => [toCsv(scan.result, contextOf(scan))],
  "inventory-csv": ({ result }) => [toInventoryCsv(result.inventory ?? { hosts: [], cookies: [] })],
};

/** The scan in a format, in pieces that make one text. */
export function writeAs(format: Format, scan: FinishedScan): Iterable<string> {
  return WRITERS[format](scan);
}

/** All checks with the steps for the platform of the site. */
function checksFor({ platform }: ScanResult) {
  return CHECKS.map((check) => ({ ...check, ...fixStepsFor(check, platform?.name ?? null) }));
}

function contextOf({ baseline }: FinishedScan) {
  return {
    fingerprintOf: ({ check, component }: Finding) => fingerprintOf(check, component),
    isNew: baseline === null ? null : (finding: Finding) => isNewFinding(finding, baseline),
  };
}

function* asJson(value: unknown): Generator<string> {
  yield* jsonPieces(value);
  yield "\n";
}
