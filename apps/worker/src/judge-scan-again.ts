import { scanResult } from "@plumbline/contract/scan-result";
import type { OrganizationContext } from "@plumbline/core/platform/context";
import { type ArchivedKeys, soundArchive } from "@plumbline/core/rejudging/sound-archive";
import type { ScanToRejudge } from "@plumbline/core/rejudging/scans-to-rejudge";
import type { ScanJudgedAgain } from "@plumbline/core/rejudging/settle-scan";
import { readArchived, readEvidence } from "@plumbline/core/scans/archive-scan";
import { judgeAgain } from "@plumbline/scanner/rejudge";

/** Judges a scan's archived evidence by this process's ruleset. Writes nothing. */
export async function judgeScanAgain(
  context: OrganizationContext,
  scan: ScanToRejudge,
  signal?: AbortSignal,
): Promise<ScanJudgedAgain> {
  const archive = await soundArchive(context, scan);
  if ("reason" in archive)
    return { isJudged: false, reasons: [archive.reason], mayChange: archive.mayChange };
  try {
    return await judgeArchive(context, archive, signal);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    context.log.error({ err: error, scanId: scan.id }, "The evidence of a scan cannot be read");
    return { isJudged: false, reasons: ["Its evidence cannot be read."], mayChange: true };
  }
}

async function judgeArchive(
  context: OrganizationContext,
  { resultKey, evidenceKey }: ArchivedKeys,
  signal: AbortSignal | undefined,
): Promise<ScanJudgedAgain> {
  const told = scanResult.safeParse(JSON.parse(await readArchived(context, resultKey)));
  if (!told.success) {
    const reasons = ["Its result has a shape that is no longer known."];
    return { isJudged: false, reasons, mayChange: false };
  }
  const judged = await judgeAgain(readEvidence(context, evidenceKey), {
    told: told.data,
    signal,
    log: (level, message, details) => context.log[level]({ ...details }, message),
  });
  return judged.isJudged ? judged : { ...judged, mayChange: false };
}

/** The file itself is broken: zlib's errors and those of JSON; not the storage's, after which another try may help. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("ZSTD_") || code.startsWith("Z_");
}
