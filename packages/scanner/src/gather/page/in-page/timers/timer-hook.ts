import { hookCallbacks } from "./asked-callbacks.ts";
import { createCountingTimers } from "./counting-timers.ts";
import { createDueTimers } from "./due-timers.ts";
import { createLongTimers } from "./long-timers.ts";

/** A script that the page has set for later, as it is told outside. */
export interface SetTimer {
  /** Milliseconds after which it runs. */
  ms: number;
}

/** What {@link hookTimers} leaves in the page. */
interface Noted {
  /**
   * Milliseconds of each that is set now, one after the other, with a comma behind each; then how often soon ones come
   * again, and 1 where any comes about once a second.
   */
  tell: () => string;
  /** Runs at once all that are set for so many milliseconds. */
  run: (ms: number) => void;
  /** Keeps all that are set for so many milliseconds from running by themselves. */
  hold: (ms: number) => void;
  /** Lets so many seconds go by for what comes about once a second, and for the time of day. */
  pass: (seconds: number) => void;
  /** Whether a script runs, or one asked for the next frame or idle moment, after a moment and until another; milliseconds of the page's clock. */
  isDue: (after: number, until: number) => boolean;
  /** Whether a script runs then that was set for at least so many milliseconds, since a moment. */
  isRareDue: (after: number, until: number, leastMs: number, since: number) => boolean;
  /** Takes what goes round slowly by now, or in each frame, for what goes by itself: it is no longer due. */
  passOverClocks: () => void;
}

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

/** What is set for later now, as {@link Noted.tell} says it; empty where nothing was hooked. */
export function tellTimers(name: string): string {
  return notedUnder(name)?.tell() ?? "";
}

/** Runs at once what is set for so many milliseconds. */
export function runTimers(name: string, ms: string): void {
  notedUnder(name)?.run(Number(ms));
}

/** Keeps from running by itself what is set for so many milliseconds; it can still be run. */
export function holdTimers(name: string, ms: string): void {
  notedUnder(name)?.hold(Number(ms));
}

/** Lets so many seconds go by at once, as far as the page counts them itself. */
export function passSeconds(name: string, seconds: string): void {
  notedUnder(name)?.pass(Number(seconds));
}

/** Whether anything runs after a moment of the page's clock and until another; anything may where nothing was hooked. */
export function areTimersDue(name: string, after: string, until: string): boolean {
  return notedUnder(name)?.isDue(Number(after), Number(until)) ?? true;
}

/**
 * Whether anything that was set for at least so long, since a moment, runs after another and until a third; nothing where
 * nothing was hooked.
 */
export function areRareTimersDue(name: string, ...times: readonly string[]): boolean {
  const [after = 0, until = 0, leastMs = 0, since = 0] = times.map(Number);
  return notedUnder(name)?.isRareDue(after, until, leastMs, since) ?? false;
}

/** Takes what goes round once a second or less often for clocks: from now on they are not due. */
export function passOverClocks(name: string): void {
  notedUnder(name)?.passOverClocks();
}

function notedUnder(name: string): Noted | undefined {
  return (globalThis as unknown as Record<string, Noted | undefined>)[name];
}
