/** Frames and idle moments that scripts of a page ask for. */
export interface AskedCallbacks {
  /** Whether one is still to come. */
  areAny: () => boolean;
}

/** How scripts ask for one, and how they take that back. */
const FRAMES = { ask: "requestAnimationFrame", cancel: "cancelAnimationFrame" } as const;
const IDLE_MOMENTS = { ask: "requestIdleCallback", cancel: "cancelIdleCallback" } as const;

/** Notes them from now on. */
export function hookCallbacks(): AskedCallbacks {
  const frames = hooked(FRAMES);
  const moments = hooked(IDLE_MOMENTS);
  return {
    areAny: () => {
      for (const _ in frames) return true;
      for (const _ in moments) return true;
      return false;
    },
  };
}

/** @returns the numbers of those that are still to come */
function hooked({ ask, cancel }: typeof FRAMES | typeof IDLE_MOMENTS): Record<number, true> {
  const { apply } = Reflect;
  const { Number } = globalThis;
  const asked = Object.create(null) as Record<number, true>;
  const asking: object = new Proxy(globalThis[ask], {
    apply(target, self, [callback, ...rest]: [unknown, ...unknown[]]) {
      if (typeof callback !== "function") return apply(target, self, [callback, ...rest]) as number;
      const called = (...args: unknown[]): unknown => {
        delete asked[id];
        return apply(callback, globalThis, args);
      };
      const id = apply(target, self, [called, ...rest]) as number;
      asked[id] = true;
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
