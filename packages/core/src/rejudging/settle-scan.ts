import type { ScanResult } from "@plumbline/contract/scan-result";

import type { OrganizationContext } from "#platform/context.ts";
import { keepAsTold } from "#rejudging/keep-as-told.ts";
import { recordRejudgment } from "#rejudging/record-rejudgment.ts";

/** What came of judging a scan again: new scores, or why it keeps those it has. */
export type ScanJudgedAgain =
  | { isJudged: true; areas: ScanResult["areas"] }
  | {
      isJudged: false;
      /** For the operator. */
      reasons: string[];
      /** Whether another try could end otherwise, e.g. once a file has been put back. */
      mayChange: boolean;
    };

/** Writes what came of it. */
export async function settleScan(
  context: OrganizationContext,
  about: { scanId: string; rulesetVersion: string },
  judged: ScanJudgedAgain,
): Promise<void> {
  if (judged.isJudged) await recordRejudgment(context, { ...about, areas: judged.areas });
  else await keepAsTold(context, { ...about, reasons: judged.reasons, mayChange: judged.mayChange });
}
