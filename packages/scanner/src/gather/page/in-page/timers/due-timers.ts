/** When a script runs that was set for later; milliseconds of the page's clock. */
interface Due {
  at: number;
  /** Milliseconds for which it was set. */
  wait: number;
  /** Milliseconds between one run and the next; 0 for what runs once. */
  every: number;
  /** Whether it went round before anything was done. */
  isClock?: true;
}

/** What goes round more often may look for what people do. */
const CLOCK_MS = 1000;

/** What the browser makes of shorter waits, and how much later than it was set for a script may run. */
const LEAST_WAIT_MS = 4;
const LATER_MS = 10;

/** When scripts run that a page has set for later. */
export interface DueTimers {
  note: (id: number, ms: number, isRepeated: boolean) => void;
  forget: (id: number) => void;
  /** What goes round slowly by now goes by itself: it is due for nobody. */
  passOverClocks: () => void;
  /** Whether one is still to run. */
  isToCome: (id: number) => boolean;
  /** Whether any that was set since a moment, for at least so many milliseconds, runs after another and until a third. */
  areAny: (after: number, until: number, leastMs: number, since: number) => boolean;
}

/** Made without anything that a page can replace later. */
export function createDueTimers(now: () => number): DueTimers {
  const due = Object.create(null) as Record<number, Due>;
  const { ceil, max } = Math;
  const nextAfter = ({ at, every }: Due, after: number): number =>
    every > 0 && at < after ? at + ceil((after - at) / every) * every : at;
  return {
    note: (id, ms, isRepeated) => {
      const wait = max(ms > 0 ? ms : 0, LEAST_WAIT_MS);
      due[id] = { at: now() + wait, wait, every: isRepeated ? wait : 0 };
    },
    forget: (id) => {
      delete due[id];
    },
    passOverClocks: () => {
      for (const id in due) {
        const one = due[id];
        if (one !== undefined && one.every >= CLOCK_MS) one.isClock = true;
      }
    },
    isToCome: (id) => {
      const one = due[id];
      return one !== undefined && (one.every > 0 || one.at + LATER_MS > now());
    },
    areAny: (after, until, leastMs, since) => {
      for (const id in due) {
        const one = due[id];
        if (one?.isClock === true) continue;
        const next = one === undefined ? 0 : nextAfter(one, after);
        if (one === undefined || next + LATER_MS < after) delete due[id];
        else if (next <= until && one.wait >= leastMs && one.at - one.wait >= since) return true;
      }
      return false;
    },
  };
}
