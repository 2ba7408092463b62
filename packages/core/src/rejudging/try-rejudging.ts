import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { readRejudged, type RejudgedScan } from "#rejudging/read-rejudged.ts";
import { type ScanToRejudge, scansToRejudge } from "#rejudging/scans-to-rejudge.ts";
import { settleOveralls } from "#rejudging/settle-overalls.ts";
import { type ScanJudgedAgain, settleScan } from "#rejudging/settle-scan.ts";

/**
 * Judges a client's older scans again and tells how all of them would stand then. All of it is written as it would be,
 * read, and taken back; judging, which takes its time, comes before that.
 */
export async function tryRejudging(
  context: OrganizationContext,
  rulesetVersion: string,
  judge: (scan: ScanToRejudge) => Promise<ScanJudgedAgain>,
): Promise<RejudgedScan[]> {
  const judged: { scanId: string; outcome: ScanJudgedAgain }[] = [];
  for (const scan of await scansToRejudge(context, rulesetVersion))
    judged.push({ scanId: scan.id, outcome: await judge(scan) });
  return takenBack(context, async (inside) => {
    for (const { scanId, outcome } of judged) await settleScan(inside, { scanId, rulesetVersion }, outcome);
    await settleOveralls(inside, rulesetVersion);
    return readRejudged(inside, rulesetVersion);
  });
}

/** Runs `act` in a transaction that ends as if it had never been. */
async function takenBack<T>(
  context: OrganizationContext,
  act: (inside: OrganizationContext) => Promise<T>,
): Promise<T> {
  let found: { value: T } | null = null;
  const end = new Error("The transaction is taken back.");
  await inTransaction(context, async (inside) => {
    found = { value: await act(inside) };
    throw end;
  }).catch((error: unknown) => {
    if (error !== end) throw error;
  });
  return valueOf(found);
}

/** Assigned in a closure, which the compiler does not follow. */
function valueOf<T>(found: { value: T } | null): T {
  if (found === null) throw new Error("The transaction ended before its act.");
  return found.value;
}
