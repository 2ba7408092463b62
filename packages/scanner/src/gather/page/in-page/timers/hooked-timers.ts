/** A script that the page has set for later, as it is told outside. */
export interface SetTimer {
  /** Milliseconds after which it runs. */
  ms: number;
}

/** What a page was left with in which timers are hooked. */
export interface Noted {
  /**
   * Milliseconds of each that is set now, one after the other, with a comma behind each; then how often soon ones come
   * again, and 1 where any comes about once a second.
   */
  tell: () => string;
  /** Runs at once all that are set for so many milliseconds. */
  run: (ms: number) => void;
  /** Keeps all that are set for so many milliseconds from running by themselves. */
  hold: (ms: number) => void;
  /** Lets so many seconds go by for what comes about once a second, or within a minute, and for the time of day. */
  pass: (seconds: number, withSlow: boolean) => void;
  /** Whether a script runs, or one asked for the next frame or idle moment, after a moment and until another; milliseconds of the page's clock. */
  isDue: (after: number, until: number) => boolean;
  /** Whether a script runs then that was set for at least so many milliseconds, since a moment. */
  isRareDue: (after: number, until: number, leastMs: number, since: number) => boolean;
  /** Takes what goes round slowly by now, or in each frame, for what goes by itself: it is no longer due. */
  passOverClocks: () => void;
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

/** Lets so many seconds go by at once, as far as the page counts them itself; also for what comes again within a minute. */
export function passSeconds(name: string, seconds: string, withSlow = ""): void {
  notedUnder(name)?.pass(Number(seconds), withSlow !== "");
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
