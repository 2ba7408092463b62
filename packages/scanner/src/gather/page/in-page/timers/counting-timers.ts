import type { DueTimers } from "./due-timers.ts";

/** What comes about once a second, or again and again within a minute. */
interface Counting {
  ms: number;
  isRepeated: boolean;
  script: unknown;
  args: unknown[];
}

const LEAST_MS = 200;
const MOST_MS = 1500;
/** What comes more rarely looks after nothing. */
const SLOW_MS = 60_000;
const SECOND_MS = 1000;
/** Time that may be spent on letting time go by. */
const PASSING_MS = 1500;

/** Scripts that may count the seconds on a page. */
export interface CountingTimers {
  note: (id: number, counting: Counting) => void;
  forget: (id: number) => void;
  /** Whether any is still to come. */
  areAny: () => boolean;
  /** Lets so many seconds go by at once for them, and for the time of day; also for slower ones where that is asked for. */
  pass: (seconds: number, withSlow: boolean) => void;
}

/** Made without anything that a page can replace later. */
export function createCountingTimers(now: () => number, due: DueTimers): CountingTimers {
  const all = Object.create(null) as Record<number, Counting>;
  const { round, max } = Math;
  const { apply } = Reflect;
  const clear = globalThis.clearTimeout;
  let passed = 0;
  let clock: ReturnType<typeof setForwardClock> | null = null;
  const passOneSecond = (withSlow: boolean): void => {
    passed += 1;
    for (const id in all) {
      const one = all[id];
      if (one === undefined || !isToCome(Number(id))) continue;
      if (one.ms > MOST_MS && (!withSlow || passed % round(one.ms / SECOND_MS) !== 0)) continue;
      // What comes once sets the next itself.
      if (!one.isRepeated) {
        apply(clear, globalThis, [id]);
        delete all[id];
      }
      const times = one.isRepeated ? max(1, round(SECOND_MS / one.ms)) : 1;
      for (let time = 0; time < times; time += 1) run(one);
    }
  };
  const isToCome = (id: number): boolean => {
    if (due.isToCome(id)) return true;
    delete all[id];
    return false;
  };
  return {
    note: (id, counting) => {
      const most = counting.isRepeated ? SLOW_MS : MOST_MS;
      if (counting.ms >= LEAST_MS && counting.ms <= most) all[id] = counting;
    },
    forget: (id) => {
      delete all[id];
    },
    areAny: () => {
      for (const id in all) if ((all[id]?.ms ?? 0) <= MOST_MS && isToCome(Number(id))) return true;
      return false;
    },
    pass: (seconds, withSlow) => {
      const startedAt = now();
      clock ??= setForwardClock();
      for (let second = 0; second < seconds && now() - startedAt < PASSING_MS; second += 1) {
        clock.forward(SECOND_MS);
        passOneSecond(withSlow);
      }
    },
  };
}

function run({ script, args }: Counting): void {
  if (typeof script !== "function") return;
  try {
    Reflect.apply(script, globalThis, args);
  } catch {
    // It would have failed by itself.
  }
}

/** From now on, the time of day is that which has gone by, and as much more as it is set forward. */
function setForwardClock(): { forward: (ms: number) => void } {
  const TimeOfDay = globalThis.Date;
  let passedMs = 0;
  const now = (): number => TimeOfDay.now() + passedMs;
  globalThis.Date = new Proxy(TimeOfDay, {
    construct: (target, args: unknown[], maker: new () => unknown) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], maker) as object,
    apply: () => String(new TimeOfDay(now())),
    get: (target, key): unknown => (key === "now" ? now : Reflect.get(target, key)),
  });
  return {
    forward: (ms) => {
      passedMs += ms;
    },
  };
}
