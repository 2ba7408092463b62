import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import { HandedBackError } from "@plumbline/core/platform/job-failure";
import type { Job } from "@plumbline/core/platform/queue";
import { isOlderRuleset } from "@plumbline/core/rejudging/ruleset-order";
import { type ScanToRejudge, scansToRejudge } from "@plumbline/core/rejudging/scans-to-rejudge";
import { settleScan } from "@plumbline/core/rejudging/settle-scan";
import { settleOveralls } from "@plumbline/core/rejudging/settle-overalls";
import { RULESET_VERSION } from "@plumbline/scanner/ruleset";

import { judgeScanAgain } from "#judge-scan-again.ts";

interface RejudgeOptions {
  /** Aborted when the worker stops; the job then goes back to the queue. */
  stopping: AbortSignal;
  /** The ruleset this process judges by. */
  rulesetVersion?: string;
}

/**
 * Judges a client's older scans again, oldest first. Each is written as it is done, so whoever takes the job up after a
 * stop or a crash goes on with the others.
 */
export async function rejudgeScans(
  services: Services,
  job: Job<"rejudge">,
  { stopping, rulesetVersion = RULESET_VERSION }: RejudgeOptions,
): Promise<void> {
  const { organizationId, rulesetVersion: wanted } = job.payload;
  if (isOlderRuleset(rulesetVersion, wanted)) {
    services.log.warn(
      { rulesetVersion, wanted },
      "Older scans wait for a worker of a newer version to judge them",
    );
    throw new Error(`This worker judges by ruleset ${rulesetVersion}, and ${wanted} is asked for.`);
  }
  const context = contextFor(services, organizationId);
  const signal = AbortSignal.any([job.signal, stopping]);
  try {
    for (const scan of await scansToRejudge(context, rulesetVersion)) {
      signal.throwIfAborted();
      await rejudge(context, scan, { rulesetVersion, signal });
    }
  } catch (error) {
    if (stopping.aborted) throw new HandedBackError();
    throw error;
  }
  await settleOveralls(context, rulesetVersion);
}

async function rejudge(
  context: OrganizationContext,
  scan: ScanToRejudge,
  { rulesetVersion, signal }: { rulesetVersion: string; signal: AbortSignal },
): Promise<void> {
  const about = { scanId: scan.id, rulesetVersion };
  const judged = await judgeScanAgain(context, scan, signal);
  await settleScan(context, about, judged);
  if (judged.isJudged) context.log.info(about, "The scan was judged again");
  else
    context.log.warn(
      { ...about, reasons: judged.reasons },
      "The scan cannot be judged again and keeps its scores",
    );
}

/** Says that what is left of a client's scans waits for the operator. */
export function reportUnjudged({ log }: Services, job: Job<"rejudge">): void {
  const { organizationId } = job.payload;
  log.error(
    { organizationId },
    "Judging a client's scans again was given up; 'plumbline rejudge' takes it up",
  );
}
