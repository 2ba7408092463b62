import type { DueTimers } from "./due-timers.ts";

/** A script that is set for later, with what it is called with. */
interface LongTimer {
  ms: number;
  isRepeated: boolean;
  args: unknown[];
}

/** What is set for so long that it may bring something while people read. */
export interface LongTimers {
  note: (id: number, timer: LongTimer) => void;
  forget: (id: number) => void;
  /** Milliseconds of each that is set now, with a comma behind each; then how often soon ones come again. */
  tell: () => string;
  /** Runs at once all that are set for so many milliseconds. */
  run: (ms: number) => void;
  /** Keeps them from running by themselves. */
  hold: (ms: number) => void;
}

/** What comes once may bring something; what comes again and again is noted where it is no time to do anything in. */
const LEAST_MS = { once: 2500, repeated: 20_000 };
/** WCAG 2.2.1 is not about limits beyond twenty hours. */
const MOST_MS = 20 * 3_600_000;
const MOST = 20;

/** Made without anything that a page can replace later. */
export function createLongTimers(due: DueTimers): LongTimers {
  const { apply } = Reflect;
  const { Number, setTimeout: soon, clearTimeout: cancel } = globalThis;
  const noted = Object.create(null) as Record<number, LongTimer>;
  let count = 0;
  let ticks = 0;
  return {
    note: (id, timer) => {
      const { ms, isRepeated } = timer;
      const leastMs = isRepeated ? LEAST_MS.repeated : LEAST_MS.once;
      if (ms >= leastMs && ms <= MOST_MS && count < MOST) {
        count += 1;
        noted[id] = timer;
      } else if (isRepeated && ms < LEAST_MS.repeated) ticks += 1;
    },
    forget: (id) => {
      if (noted[id] === undefined) return;
      delete noted[id];
      count -= 1;
    },
    tell: () => {
      let text = "";
      for (const id in noted) text += `${noted[id]?.ms ?? 0},`;
      return `${text}${ticks}`;
    },
    run: (ms) => {
      for (const id in noted) if (noted[id]?.ms === ms) apply(soon, globalThis, noted[id].args);
    },
    hold: (ms) => {
      for (const id in noted)
        if (noted[id]?.ms === ms) {
          apply(cancel, globalThis, [Number(id)]);
          due.forget(Number(id));
        }
    },
  };
}
