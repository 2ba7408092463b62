/** Source of the present moment. Business rules are handed one and never read the time themselves. */
export interface Clock {
  now(): Date;
  /** The machine's own time, where this clock was moved away from it: what other devices show. */
  unmoved?(): Date;
}

/** What a phone shows at this moment, however far the service's time was moved. */
export function timeOutside(clock: Clock): Date {
  return clock.unmoved?.() ?? clock.now();
}

export const systemClock: Clock = { now: () => new Date() };
