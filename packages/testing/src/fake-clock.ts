/** A clock that stands still until it is told to move. */
export interface FakeClock {
  now(): Date;
  advance(milliseconds: number): void;
  /** Moves it to a moment, back too. */
  set(moment: Date): void;
}

/** A clock standing at `start`, by default noon (UTC) of Wednesday, 18 November 2026. */
export function fakeClock(start = "2026-11-18T12:00:00.000Z"): FakeClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (moment) => {
      time = moment.getTime();
    },
  };
}
