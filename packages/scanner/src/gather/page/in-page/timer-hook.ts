/** A script that the page has set for later, as it is told outside. */
export interface LongTimer {
  /** Milliseconds after which it runs. */
  ms: number;
}

/** What {@link hookTimers} leaves in the page. */
interface Noted {
  /** Milliseconds of each that is set now, one after the other, with a comma behind each; then how often soon ones come again. */
  tell: () => string;
  /** Runs at once all that are set for so many milliseconds. */
  run: (ms: number) => void;
  /** Whether a script runs, or a frame is drawn for one, after a moment and until another; milliseconds of the page's clock. */
  isDue: (after: number, until: number) => boolean;
}

/** When a script runs that was set for later; milliseconds of the page's clock. */
interface Due {
  at: number;
  /** Milliseconds between one run and the next; 0 for what runs once. */
  every: number;
}

/** WCAG 2.2.1 is not about limits beyond twenty hours, and shorter waits are no time to do anything in. */
const LEAST_MS = 20_000;
const MOST_MS = 20 * 3_600_000;
const MOST = 20;
/** What the browser makes of shorter waits, and how much later than it was set for a script may run. */
const LEAST_WAIT_MS = 4;
const LATER_MS = 10;

/**
 * Runs in the page's own world before its scripts: notes what is set for later, and lets it through. It is reached under a name that no page can guess; one that looks for it can find it, not change it. What it
 * tells is short, and made without anything that a page can replace.
 */
export function hookTimers(name: string): void {
  const { apply } = Reflect;
  const { Number } = globalThis;
  const { ceil, max } = Math;
  const clock = performance;
  const readClock = clock.now;
  const now = (): number => apply(readClock, clock, []);
  const soon = globalThis.setTimeout;
  const noted = Object.create(null) as Record<number, { ms: number; args: unknown[] }>;
  const due = Object.create(null) as Record<number, Due>;
  const frames = Object.create(null) as Record<number, true>;
  let count = 0;
  let ticks = 0;
  const noting = (how: typeof setTimeout | typeof setInterval, isRepeated: boolean): typeof how =>
    new Proxy(how, {
      apply(target, self, args: [TimerHandler, ...unknown[]]) {
        const id = apply(target, self, args) as number;
        const ms = Number(args[1] ?? 0);
        const wait = max(ms > 0 ? ms : 0, LEAST_WAIT_MS);
        due[id] = { at: now() + wait, every: isRepeated ? wait : 0 };
        if (ms >= LEAST_MS && ms <= MOST_MS && count < MOST) {
          count += 1;
          noted[id] = { ms, args: [args[0], 0, ...args.slice(2)] };
        } else if (isRepeated && ms < LEAST_MS) ticks += 1;
        return id;
      },
    });
  const forgetting = (how: typeof clearTimeout): typeof how =>
    new Proxy(how, {
      apply(target, self, args: unknown[]) {
        apply(target, self, args);
        // The browser takes a text for the number in it.
        const id = Number(args[0] ?? 0);
        delete due[id];
        if (noted[id] === undefined) return;
        delete noted[id];
        count -= 1;
      },
    });
  globalThis.setTimeout = noting(globalThis.setTimeout, false) as typeof setTimeout;
  globalThis.setInterval = noting(globalThis.setInterval, true) as typeof setInterval;
  globalThis.clearTimeout = forgetting(globalThis.clearTimeout);
  globalThis.clearInterval = forgetting(globalThis.clearInterval);
  globalThis.requestAnimationFrame = new Proxy(globalThis.requestAnimationFrame, {
    apply(target, self, [draw, ...rest]: [unknown, ...unknown[]]) {
      const isScript = typeof draw === "function";
      const drawn = (...args: unknown[]): unknown => {
        delete frames[id];
        return isScript ? apply(draw, globalThis, args) : undefined;
      };
      const id = apply(target, self, [isScript ? drawn : draw, ...rest]) as number;
      frames[id] = true;
      return id;
    },
  });
  globalThis.cancelAnimationFrame = new Proxy(globalThis.cancelAnimationFrame, {
    apply(target, self, args: unknown[]) {
      apply(target, self, args);
      delete frames[Number(args[0] ?? 0)];
    },
  });
  const value: Noted = {
    tell: () => {
      let text = "";
      for (const id in noted) text += `${noted[id]?.ms ?? 0},`;
      return `${text}${ticks}`;
    },
    run: (ms) => {
      for (const id in noted) if (noted[id]?.ms === ms) apply(soon, globalThis, noted[id].args);
    },
    isDue: (after, until) => {
      for (const _ in frames) return true;
      for (const id in due) {
        const { at, every } = due[id] ?? { at: 0, every: 0 };
        const next = every > 0 && at < after ? at + ceil((after - at) / every) * every : at;
        if (next + LATER_MS < after) delete due[id];
        else if (next <= until) return true;
      }
      return false;
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

/** Whether anything runs after a moment of the page's clock and until another; anything may where nothing was hooked. */
export function areTimersDue(name: string, after: string, until: string): boolean {
  return notedUnder(name)?.isDue(Number(after), Number(until)) ?? true;
}

function notedUnder(name: string): Noted | undefined {
  return (globalThis as unknown as Record<string, Noted | undefined>)[name];
}
