import { parentPort } from "node:worker_threads";

import type { TypesettingAnswer, TypesettingJob } from "#typesetting-job.ts";

/** Does what the organization of an export is called: throws, ends, never answers, or is made. */
const ACTS: Record<string, () => void> = {
  throws: () => {
    throw new Error("Out of memory.");
  },
  // Of this thread alone.
  // oxlint-disable-next-line node/no-process-exit
  ends: () => process.exit(1),
  hangs: () => {
    for (;;);
  },
};

parentPort?.on("message", (job: TypesettingJob) => {
  const name = job.format === "csv" ? job.content.organization : "";
  ACTS[name]?.();
  const answer: TypesettingAnswer = { file: new TextEncoder().encode(name) };
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer);
});
