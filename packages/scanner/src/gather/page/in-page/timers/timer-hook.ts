import { hookCallbacks } from "./asked-callbacks.ts";
import { createCountingTimers } from "./counting-timers.ts";
import { createDueTimers } from "./due-timers.ts";
import type { Noted } from "./hooked-timers.ts";
import { createLongTimers } from "./long-timers.ts";

/**
 * Runs in the page's own world before its scripts: notes what is set for later, and lets it through. It is reached
 * under a name that no page can guess; one that looks for it can find it, not change it. What it tells is short, and made
 * without anything that a page can replace.
 */
export function hookTimers(name: string): void {
  const { apply } = Reflect;
  const { Number } = globalThis;
  const clock = performance;
  // oxlint-disable-next-line typescript/unbound-method -- a page may replace it later
  const { now: readClock } = clock;
  const now = (): number => apply(readClock, clock, []);
  const due = createDueTimers(now);
  const counting = createCountingTimers(now, due);
  const long = createLongTimers(due);
  const noting = (how: typeof setTimeout | typeof setInterval, isRepeated: boolean): typeof how =>
    new Proxy(how, {
      apply(target, self, args: [TimerHandler, ...unknown[]]) {
        const id = apply(target, self, args) as number;
        const ms = Number(args[1] ?? 0);
        due.note(id, ms, isRepeated);
        counting.note(id, { ms, isRepeated, script: args[0], args: args.slice(2) });
        long.note(id, { ms, isRepeated, args: [args[0], 0, ...args.slice(2)] });
        return id;
      },
    });
  const forgetting = (how: typeof clearTimeout): typeof how =>
    new Proxy(how, {
      apply(target, self, args: unknown[]) {
        apply(target, self, args);
        // The browser takes a text for the number in it.
        const id = Number(args[0] ?? 0);
        due.forget(id);
        counting.forget(id);
        long.forget(id);
      },
    });
  globalThis.setTimeout = noting(globalThis.setTimeout, false) as typeof setTimeout;
  globalThis.setInterval = noting(globalThis.setInterval, true) as typeof setInterval;
  globalThis.clearTimeout = forgetting(globalThis.clearTimeout);
  globalThis.clearInterval = forgetting(globalThis.clearInterval);
  const callbacks = hookCallbacks();
  const value: Noted = {
    tell: () => `${long.tell()},${counting.areAny() ? 1 : 0}`,
    run: long.run,
    hold: long.hold,
    pass: counting.pass,
    isDue: (after, until) => callbacks.areAny() || due.areAny(after, until, 0, 0),
    isRareDue: due.areAny,
    passOverClocks: () => {
      due.passOverClocks();
      callbacks.passOverLoops();
    },
  };
  Object.defineProperty(globalThis, name, { value });
}
