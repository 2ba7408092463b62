/** Source of the present moment. Business rules are handed one and never read the time themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
