import type { ScanProgress } from "@plumbline/core/scans/report-progress";

/** Shortest time between two writes of the same phase, in milliseconds. */
const PAUSE_MS = 500;

export interface ProgressWriterOptions {
  /** Writes progress; false when this try of the scan may no longer write. */
  write: (progress: ScanProgress) => Promise<boolean>;
  /** Called once, when the scan is no longer ours. */
  onLost: () => void;
  onError: (error: unknown) => void;
}

export interface ProgressWriter {
  report: (progress: ScanProgress) => void;
  /** Waits for a write under way and writes nothing more. */
  stop: () => Promise<void>;
}

/**
 * Writes a scan's progress as it comes, one write at a time and no more than two a second; of what comes
 * in between only the newest is written. Progress is a courtesy: failing to write it does not end a scan.
 */
export function progressWriter({ write, onLost, onError }: ProgressWriterOptions): ProgressWriter {
  let newest: ScanProgress | null = null;
  let running: Promise<void> | null = null;
  let wakeUp = Promise.withResolvers<void>();
  let isStopped = false;

  async function drain(): Promise<void> {
    while (newest !== null && !isStopped) {
      const progress = newest;
      newest = null;
      const isOurs = await write(progress);
      if (!isOurs) {
        isStopped = true;
        onLost();
        return;
      }
      const pause = setTimeout(() => wakeUp.resolve(), PAUSE_MS);
      await wakeUp.promise;
      clearTimeout(pause);
      wakeUp = Promise.withResolvers<void>();
    }
  }

  return {
    report: (progress) => {
      if (isStopped) return;
      newest = progress;
      running ??= drain()
        .catch(onError)
        .finally(() => {
          running = null;
        });
    },
    stop: async () => {
      isStopped = true;
      wakeUp.resolve();
      await running;
    },
  };
}
