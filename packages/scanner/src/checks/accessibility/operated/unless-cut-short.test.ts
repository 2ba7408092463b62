import { describe, expect, it } from "vitest";

import type { KeyboardWalk } from "#gather/examining/operated-facts.ts";

import { unlessCutShort } from "./unless-cut-short.ts";

const NOTHING = { applies: true, defects: [] };
const reason = "The page has more stops of the Tab key than we go through. We looked at the first 70.";

function walk(stops: readonly number[]): KeyboardWalk {
  const path = stops.map((stop) => ({ stop, mayHold: false }));
  return { focusable: 90, path, escape: null, unseen: [], covered: [] };
}
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("a walk with the Tab key", () => {
  it("that was cut short leaves open whether anything is wrong further on", () => {
    expect(unlessCutShort(walk(upTo(70)), NOTHING)).toEqual({ reason });
  });

  it("that was cut short tells so beside what it found", () => {
    const found = { applies: true, defects: [{ message: "It looks as before" }] };
    expect(unlessCutShort(walk(upTo(70)), found)).toEqual({ ...found, unseen: reason });
  });

  it("that was cut short in or behind a player leaves that open, too", () => {
    const player = Array.from({ length: 6 }, () => ({ stop: 0, mayHold: true }));
    const path = [...player, ...walk(upTo(70).slice(1)).path, { stop: 70, mayHold: false }];
    expect(unlessCutShort({ ...walk([]), path }, NOTHING)).toEqual({ reason });
  });

  it.each([
    ["ends on the page", [...upTo(69), -1]],
    ["comes round", [...upTo(69), 0]],
    ["is short", upTo(20)],
  ])("that %s has seen all", (_, stops) => {
    expect(unlessCutShort(walk(stops), NOTHING)).toEqual(NOTHING);
  });
});
