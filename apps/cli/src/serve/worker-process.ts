import { type ChildProcess, fork } from "node:child_process";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { environmentWith } from "@plumbline/core/platform/config";

const RESTART_AFTER_MS = 1000;
const STOP_LIMIT_MS = 15_000;

/** The worker, kept running beside the demo. */
export interface WorkerProcess {
  stop(): Promise<void>;
}

export interface WorkerSettings {
  settings: Record<string, string>;
  logFile: string;
  /** Called when the worker has ended by itself, before the next one starts. Must not reject. */
  onLost: () => Promise<void>;
}

/**
 * Starts the worker as a process of its own, so that a scan never slows an answer, and starts it again when
 * it ends by itself. It ends with this process: the channel between the two breaks.
 */
export function startWorkerProcess({ settings, logFile, onLost }: WorkerSettings): WorkerProcess {
  const log = openSync(logFile, "a");
  const entry = fileURLToPath(import.meta.resolve("@plumbline/worker/main"));
  let isStopping = false;
  let child: ChildProcess = start();

  function start(): ChildProcess {
    const started = fork(entry, { env: environmentWith(settings), stdio: ["ignore", log, log, "ipc"] });
    started.once("exit", () => {
      if (!isStopping) setTimeout(() => void startAgain(), RESTART_AFTER_MS);
    });
    return started;
  }

  async function startAgain(): Promise<void> {
    await onLost();
    if (!isStopping) child = start();
  }

  return {
    stop: () =>
      new Promise((resolve) => {
        isStopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const giveUp = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
        child.once("exit", () => {
          clearTimeout(giveUp);
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}
