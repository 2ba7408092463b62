import { type ChildProcess, fork } from "node:child_process";
import { openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Waited after a worker that ended before it took up jobs, in milliseconds: the next one may end as it did. */
const RESTART_AFTER_MS = 1000;
const STOP_LIMIT_MS = 15_000;

/** The worker, kept running beside the API. */
export interface WorkerProcess {
  /** Has it take up jobs, and each worker after it. */
  begin(work: WorkerStart): void;
  /** May be called again. */
  stop(): Promise<void>;
}

interface WorkerStart {
  settings: Record<string, string>;
  /** Called when the worker has ended by itself, before the next one begins. Must not reject. */
  onLost: () => Promise<void>;
}

/**
 * Starts the worker as a process of its own, so that a scan never slows an answer, and starts it again when
 * it ends by itself. It loads its code until it is told to begin. It ends with this process: the channel between the
 * two breaks.
 */
export function startWorkerProcess(logFile: string): WorkerProcess {
  const log = openSync(logFile, "a", 0o600);
  const entry = fileURLToPath(import.meta.resolve("@plumbline/worker/forked"));
  const begun = Promise.withResolvers<WorkerStart>();
  let isStopping = false;
  let child = start(async () => {});

  function start(before: (work: WorkerStart) => Promise<void>): ChildProcess {
    const started = fork(entry, { stdio: ["ignore", log, log, "ipc"] });
    let hasWorked = false;
    started.once("message", () => (hasWorked = true));
    started.once("exit", () => {
      if (!isStopping) void replace(hasWorked);
    });
    void begun.promise.then(async (work) => {
      await before(work);
      // One that has ended meanwhile is replaced.
      if (started.connected) started.send(work.settings);
    });
    return started;
  }

  async function replace(hasWorked: boolean): Promise<void> {
    if (!hasWorked) await delay(RESTART_AFTER_MS);
    if (!isStopping) child = start(({ onLost }) => onLost());
  }

  return {
    begin: begun.resolve,
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
