/** Frames that scripts of a page ask for. */
export interface AskedFrames {
  /** Whether one is still to be drawn. */
  areAny: () => boolean;
}

/** Notes them from now on. */
export function hookFrames(): AskedFrames {
  const { apply } = Reflect;
  const { Number } = globalThis;
  const frames = Object.create(null) as Record<number, true>;
  globalThis.requestAnimationFrame = new Proxy(globalThis.requestAnimationFrame, {
    apply(target, self, [draw, ...rest]: [unknown, ...unknown[]]) {
      if (typeof draw !== "function") return apply(target, self, [draw, ...rest]) as number;
      const drawn = (...args: unknown[]): unknown => {
        delete frames[id];
        return apply(draw, globalThis, args);
      };
      const id = apply(target, self, [drawn, ...rest]) as number;
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
  return {
    areAny: () => {
      for (const _ in frames) return true;
      return false;
    },
  };
}
