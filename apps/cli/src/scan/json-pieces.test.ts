import { describe, expect, it } from "vitest";

import { jsonPieces } from "#scan/json-pieces.ts";

const findings = Array.from({ length: 4000 }, (_, index) => ({ message: `line\n${index}`, wcag: ["1.1.1"] }));

describe("JSON in pieces", () => {
  it.each([
    [
      "a result",
      { score: 1, missing: undefined, none: null, findings, empty: [], nothing: {}, areas: { seo: 2 } },
    ],
    ["lists of one inside each other", { runs: [{ results: findings, one: [[["deep"], { a: [1, 2] }]] }] }],
    ["a list", findings],
    ["a word", "bread"],
  ])("make what one string would be: %s", (_, value) => {
    expect([...jsonPieces(value)].join("")).toBe(JSON.stringify(value, null, 2));
  });

  it("are small however long the list", () => {
    const pieces = [...jsonPieces({ runs: [{ results: findings }] })];
    const longest = Math.max(...pieces.map(({ length }) => length));
    expect(longest).toBeLessThan(JSON.stringify(findings, null, 2).length / 2);
  });
});
