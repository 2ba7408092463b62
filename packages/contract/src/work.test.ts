import { describe, expect, it } from "vitest";

import { apportion, evenShare } from "./apportion.ts";
import { EFFORT_ESTIMATES } from "./effort.ts";
import { HOURLY_RATE, workOf, workWords } from "./work.ts";

describe("the work of a cause", () => {
  it.each([
    ["S", 1, 30, 75],
    ["S", 41, 230, 575],
    ["M", 1, 140, 350],
    ["M", 4, 210, 525],
    ["L", 1, 880, 2200],
    ["L", 13, 2640, 6600],
    ["S", 0, 0, 0],
  ] as const)("%s in %i places takes %i minutes and %i dollars", (effort, issues, minutes, cost) => {
    expect(workOf(effort, issues)).toEqual({ minutes, cost });
  });

  it("comes at one rate, whatever the band", () => {
    for (const effort of ["S", "M", "L"] as const) {
      const { minutes, cost } = workOf(effort, 1);
      expect(cost).toBe(EFFORT_ESTIMATES[effort].cost);
      expect((cost / minutes) * 60).toBe(HOURLY_RATE);
    }
  });
});

describe("work in words", () => {
  it.each([
    [1, "about 5 minutes"],
    [6, "about 5 minutes"],
    [30, "30 minutes"],
    [57, "about 55 minutes"],
    [58, "about 1 hour"],
    [60, "1 hour"],
    [62, "about 1 hour"],
    [82, "about 1 hour 20 minutes"],
    [90, "1 hour 30 minutes"],
    [140, "2 hours 20 minutes"],
    [163, "about 2 hours 45 minutes"],
    [178, "about 3 hours"],
    [210, "3.5 hours"],
    [230, "about 4 hours"],
    [700, "about 11.5 hours"],
    [712, "about 12 hours"],
    [880, "about 14.5 hours"],
    [960, "16 hours"],
    [1440, "3 days"],
    [2640, "5.5 days"],
    [9000, "about 19 days"],
  ])("%i minutes are %s", (minutes, words) => {
    expect(workWords(minutes)).toBe(words);
  });
});

it("tells work so finely that its cost is the hourly rate of what is told, within a tenth", () => {
  const units = { minute: 1 / 60, hour: 1, day: 8 };
  const hoursIn = (words: string) =>
    [...words.matchAll(/([\d.]+) (minute|hour|day)/gu)].reduce(
      (sum, [, value, unit]) => sum + Number(value) * units[unit as keyof typeof units],
      0,
    );
  for (const effort of ["S", "M", "L"] as const) {
    for (let issues = 1; issues <= 60; issues += 1) {
      const { minutes, cost } = workOf(effort, issues);
      const told = hoursIn(workWords(minutes)) * HOURLY_RATE;
      expect(Math.abs(told - cost) / cost).toBeLessThan(0.1);
    }
  }
});

describe("a whole number that is split", () => {
  it("gives the largest remainders one more, and adds up", () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(100, [4, 2, 1])).toEqual([57, 29, 14]);
    expect(apportion(7, [0, 0])).toEqual([0, 0]);
  });

  it("falls evenly to as many as share it", () => {
    const shares = Array.from({ length: 41 }, (_, index) => evenShare(575, 41, index));
    expect(new Set(shares)).toEqual(new Set([14, 15]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(575);
    expect(shares).toEqual(
      apportion(
        575,
        Array.from({ length: 41 }, () => 1),
      ),
    );
  });
});
