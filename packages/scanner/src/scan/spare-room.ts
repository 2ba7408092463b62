import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { performance } from "node:perf_hooks";

/** Share of the processors' time that must have been idle for one page more. */
const IDLE = 0.25;
/** Of a browser's memory, above which one page more could make it too much. */
const MEMORY = 0.4;
/** A shorter time says little of a machine. */
const LEAST_MS = 400;
const THROTTLED = "/sys/fs/cgroup/cpu.stat";

/** What the machine's processors have done so far. Milliseconds, but for the last. */
export interface Processors {
  idle: number;
  all: number;
  /** How often a container was kept from the processors it is allowed; 0 where there is none. */
  throttled: number;
}

/**
 * Tells whether the machine has processors and memory to spare for one page more than usual. A busy one has not: the
 * pages would take from each other what they need to be looked at in time.
 *
 * @param memoryUse as a share of what the browser may use; where it is not known there is no room
 */
export function watchRoom(
  memoryUse: () => number | null,
  read: () => Processors = readProcessors,
  now: () => number = () => performance.now(),
): () => boolean {
  let before = read();
  let askedAt = now();
  let isIdle = false;
  return () => {
    if (now() - askedAt >= LEAST_MS) {
      const after = read();
      isIdle = wereIdle(before, after);
      before = after;
      askedAt = now();
    }
    const used = memoryUse();
    return isIdle && used !== null && used < MEMORY;
  };
}

function wereIdle(before: Processors, after: Processors): boolean {
  const share = (after.idle - before.idle) / Math.max(1, after.all - before.all);
  return share >= IDLE && after.throttled === before.throttled;
}

function readProcessors(): Processors {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.map((time) => sum(Object.values(time)))),
    throttled: timesThrottled(),
  };
}

/** See cpu.stat in https://docs.kernel.org/admin-guide/cgroup-v2.html */
function timesThrottled(): number {
  try {
    return Number(/^nr_throttled (\d+)$/mu.exec(readFileSync(THROTTLED, "utf8"))?.[1] ?? 0);
  } catch {
    // No container, or none that counts it.
    return 0;
  }
}
