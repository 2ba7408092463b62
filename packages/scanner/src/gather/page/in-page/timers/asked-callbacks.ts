/** Frames and idle moments that scripts of a page ask for. */
export interface AskedCallbacks {
  /** Whether one is still to come that is not passed over. */
  areAny: () => boolean;
  /** What goes round by now, each asking for the next, is passed over from now on. */
  passOverLoops: () => void;
}

/** One that was asked for. */
interface Asked {
  /** How many came before it, each of which asked for the next. */
  before: number;
  isLoop: boolean;
}

/** How scripts ask for one, and how they take that back. A busy machine may have no idle moment for long: then one is made. */
const FRAMES = { ask: "requestAnimationFrame", cancel: "cancelAnimationFrame", how: [] } as const;
const IDLE_MOMENTS = {
  ask: "requestIdleCallback",
  cancel: "cancelIdleCallback",
  how: [{ timeout: 50 }],
} as const;
/** Fewer may draw something that has just come. */
const FEWEST_ROUNDS = 6;

/** Notes them from now on. */
export function hookCallbacks(): AskedCallbacks {
  const frames = hooked(FRAMES);
  const moments = hooked(IDLE_MOMENTS);
  return {
    areAny: () => {
      for (const id in frames) if (frames[id]?.isLoop !== true) return true;
      for (const id in moments) if (moments[id]?.isLoop !== true) return true;
      return false;
    },
    passOverLoops: () => {
      for (const asked of [frames, moments])
        for (const id in asked) {
          const one = asked[id];
          if (one !== undefined && one.before >= FEWEST_ROUNDS) one.isLoop = true;
        }
    },
  };
}

/** @returns those that are still to come, by their numbers */
function hooked({ ask, cancel, how }: typeof FRAMES | typeof IDLE_MOMENTS): Record<number, Asked> {
  const { apply } = Reflect;
  const { Number } = globalThis;
  const asked = Object.create(null) as Record<number, Asked>;
  /** The one that runs now, until it asks for the next. */
  let running: Asked | null = null;
  const asking: object = new Proxy(globalThis[ask], {
    apply(target, self, args: [unknown, ...unknown[]]) {
      const [callback] = args;
      if (typeof callback !== "function") return apply(target, self, args) as number;
      const one = { before: running === null ? 0 : running.before + 1, isLoop: running?.isLoop === true };
      running = null;
      const called = (...given: unknown[]): unknown => {
        delete asked[id];
        running = one;
        try {
          return apply(callback, globalThis, given);
        } finally {
          running = null;
        }
      };
      const id = apply(target, self, [called, ...how]) as number;
      asked[id] = one;
      return id;
    },
  });
  const canceling: object = new Proxy(globalThis[cancel], {
    apply(target, self, args: unknown[]) {
      apply(target, self, args);
      delete asked[Number(args[0] ?? 0)];
    },
  });
  Object.assign(globalThis, { [ask]: asking, [cancel]: canceling });
  return asked;
}
