import type { LiveScan } from "@plumbline/contract/live";
import { describe, expect, it } from "vitest";

import { processingState, timeLeft } from "./processing-state.ts";

function scan(change: Partial<LiveScan>): LiveScan {
  return {
    id: "1",
    kind: "initial",
    status: "RUNNING",
    stage: "crawling",
    phase: "Visiting the pages",
    pagesDone: 0,
    pagesPlanned: null,
    issuesFound: 0,
    modules: 5,
    startedAt: null,
    secondsLeft: null,
    ...change,
  };
}

describe("what the processing modal shows", () => {
  it("names no figure while the scan waits for its turn", () => {
    const { stage, states, ...figures } = processingState(scan({ status: "QUEUED", stage: null }));
    expect(stage).toBe("waiting");
    expect(new Set(states)).toEqual(new Set(["pending"]));
    expect(figures).toEqual({ stepPercent: null, overallPercent: null });
  });

  it.each([{ stage: null }, { stage: "starting" }] as const)(
    "is the start state from its start until it has told anything: %o",
    (change) => {
      const [underWay, waiting] = ["processing", "pending"];
      expect(processingState(scan(change))).toEqual({
        stage: "start",
        states: [underWay, underWay, underWay, waiting, waiting, waiting],
        stepPercent: null,
        overallPercent: null,
      });
    },
  );

  it("follows the pages while they are visited", () => {
    const states = ["processing", "processing", "processing", "pending", "pending", "pending"];
    expect(processingState(scan({ pagesDone: 5, pagesPlanned: 10 }))).toEqual({
      stage: "under-way",
      states,
      stepPercent: 50,
      overallPercent: 22,
    });
    expect(processingState(scan({ pagesDone: 1 }))).toMatchObject({ stepPercent: null, overallPercent: 0 });
  });

  it.each([
    ["probing", 2, 45],
    ["measuring", 3, 60],
    ["judging", 4, 77],
  ] as const)("has completed steps behind it at '%s'", (stage, completed, overallPercent) => {
    const state = processingState(scan({ stage, pagesDone: 10, pagesPlanned: 10 }));
    expect(state.states.filter((one) => one === "completed")).toHaveLength(completed);
    expect(state.states[completed]).toBe("processing");
    expect(state).toMatchObject({ stepPercent: null, overallPercent });
  });

  it("finalizes while the report is written", () => {
    const state = processingState(scan({ status: "COMPLETED", stage: "judging" }));
    expect(state.states.at(-1)).toBe("processing");
    expect(state.overallPercent).toBe(89);
  });
});

describe("the time left", () => {
  it.each([
    [20, "Less than a minute left to visit the pages"],
    [61, "About 1 minute left to visit the pages"],
    [300, "About 5 minutes left to visit the pages"],
    [3 * 3600, "About 3 hours left to visit the pages"],
  ])("%i seconds is told as '%s'", (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words);
  });

  it("is not told without a measure", () => {
    expect(timeLeft(null)).toBeNull();
  });
});
