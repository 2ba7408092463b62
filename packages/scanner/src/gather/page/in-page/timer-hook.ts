/** A script that the page has set for later, as it is told outside. */
export interface LongTimer {
  /** Milliseconds after which it runs. */
  ms: number;
}

interface Set extends LongTimer {
  runNow: () => void;
}

/** WCAG 2.2.1 is not about limits beyond twenty hours, and shorter waits are no time to do anything in. */
const LEAST_MS = 20_000;
const MOST_MS = 20 * 3_600_000;
const MOST = 20;

/**
 * Runs in the page's own world before its scripts: notes what is set for later than a few seconds, and lets it through
 * unchanged. Under a name that the page cannot know, {@link tellTimers} and {@link runTimer} reach it.
 */
export function hookTimers(name: string): void {
  const timers = new Map<unknown, Set>();
  const soon = globalThis.setTimeout;
  const noting = (how: typeof setTimeout | typeof setInterval): typeof how =>
    new Proxy(how, {
      apply(target, self, args: [TimerHandler, number?, ...unknown[]]) {
        const id: unknown = Reflect.apply(target, self, args);
        const [handler, wait, ...rest] = args;
        const ms = Number(wait);
        if (ms >= LEAST_MS && ms <= MOST_MS && timers.size < MOST)
          timers.set(id, {
            ms,
            runNow: () => Reflect.apply(soon, globalThis, [handler, 0, ...rest]) as void,
          });
        return id;
      },
    });
  const forgetting = (how: typeof clearTimeout): typeof how =>
    new Proxy(how, {
      apply(target, self, args: [number?]) {
        timers.delete(args[0]);
        Reflect.apply(target, self, args);
      },
    });
  globalThis.setTimeout = noting(globalThis.setTimeout) as typeof setTimeout;
  globalThis.setInterval = noting(globalThis.setInterval) as typeof setInterval;
  globalThis.clearTimeout = forgetting(globalThis.clearTimeout);
  globalThis.clearInterval = forgetting(globalThis.clearInterval);
  Object.defineProperty(globalThis, name, { value: timers, enumerable: false });
}

/** What is set for later now, the soonest first. */
export function tellTimers(name: string): LongTimer[] {
  return setTimers(name).map(({ ms }) => ({ ms }));
}

/** Runs one of them at once. */
export function runTimer(name: string, index: string): void {
  setTimers(name)[Number(index)]?.runNow();
}

function setTimers(name: string): Set[] {
  const timers = Reflect.get(globalThis, name) as Map<unknown, Set> | undefined;
  return [...(timers?.values() ?? [])].toSorted((one, other) => one.ms - other.ms);
}
