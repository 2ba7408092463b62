import { describe, expect, it } from "vitest";

import { spread } from "./spread.ts";

const ROOM = { gap: 10, from: 0, to: 100 };

describe("places spread apart", () => {
  it("stay where they are when there is room between them", () => {
    expect(spread([80, 20, 50], ROOM)).toEqual([80, 20, 50]);
  });

  it("are pushed down one after the other, in their order", () => {
    expect(spread([52, 50, 51], ROOM)).toEqual([70, 50, 60]);
  });

  it("are pushed up again where the bottom is reached", () => {
    expect(spread([98, 99, 100], ROOM)).toEqual([80, 90, 100]);
  });
});
