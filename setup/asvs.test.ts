import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

const ROOT = dirname(import.meta.dirname);
const TEXT = readFileSync(join(ROOT, "docs/security/asvs.md"), "utf8");

/** The requirements of ASVS 5.0.0 at level 1 or 2, by section: those numbers between that are left out are of level 3. */
const REQUIREMENTS: Record<string, readonly number[]> = {
  "1.1": [1, 2],
  "1.2": [1, 2, 3, 4, 5, 6, 7, 8, 9],
  "1.3": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  "1.4": [1, 2, 3],
  "1.5": [1, 2],
  "2.1": [1, 2, 3],
  "2.2": [1, 2, 3],
  "2.3": [1, 2, 3, 4],
  "2.4": [1],
  "3.2": [1, 2],
  "3.3": [1, 2, 3, 4],
  "3.4": [1, 2, 3, 4, 5, 6],
  "3.5": [1, 2, 3, 4, 5],
  "3.7": [1, 2],
  "4.1": [1, 2, 3],
  "4.2": [1],
  "4.3": [1, 2],
  "4.4": [1, 2, 3, 4],
  "5.1": [1],
  "5.2": [1, 2, 3],
  "5.3": [1, 2],
  "5.4": [1, 2, 3],
  "6.1": [1, 2, 3],
  "6.2": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "6.3": [1, 2, 3, 4],
  "6.4": [1, 2, 3, 4],
  "6.5": [1, 2, 3, 4, 5],
  "6.6": [1, 2, 3],
  "6.8": [1, 2, 3, 4],
  "7.1": [1, 2, 3],
  "7.2": [1, 2, 3, 4],
  "7.3": [1, 2],
  "7.4": [1, 2, 3, 4, 5],
  "7.5": [1, 2],
  "7.6": [1, 2],
  "8.1": [1, 2],
  "8.2": [1, 2, 3],
  "8.3": [1],
  "8.4": [1],
  "9.1": [1, 2, 3],
  "9.2": [1, 2, 3, 4],
  "10.1": [1, 2],
  "10.2": [1, 2],
  "10.3": [1, 2, 3, 4],
  "10.4": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  "10.5": [1, 2, 3, 4, 5],
  "10.6": [1, 2],
  "10.7": [1, 2, 3],
  "11.1": [1, 2],
  "11.2": [1, 2, 3],
  "11.3": [1, 2, 3],
  "11.4": [1, 2, 3, 4],
  "11.5": [1],
  "11.6": [1],
  "12.1": [1, 2, 3],
  "12.2": [1, 2],
  "12.3": [1, 2, 3, 4],
  "13.1": [1],
  "13.2": [1, 2, 3, 4, 5],
  "13.3": [1, 2],
  "13.4": [1, 2, 3, 4, 5],
  "14.1": [1, 2],
  "14.2": [1, 2, 3, 4],
  "14.3": [1, 2, 3],
  "15.1": [1, 2, 3],
  "15.2": [1, 2, 3],
  "15.3": [1, 2, 3, 4, 5, 6, 7],
  "16.1": [1],
  "16.2": [1, 2, 3, 4, 5],
  "16.3": [1, 2, 3, 4],
  "16.4": [1, 2, 3],
  "16.5": [1, 2, 3],
  "17.1": [1],
  "17.2": [1, 2, 3, 4],
  "17.3": [1, 2],
};
/** Sections about what the product does not have, told in a sentence. */
const WITHOUT = new Set([
  "4.3",
  "4.4",
  "6.8",
  "10.1",
  "10.2",
  "10.3",
  "10.4",
  "10.5",
  "10.6",
  "10.7",
  "17.1",
  "17.2",
  "17.3",
]);

interface Row {
  number: string;
  state: string;
  how: string;
}

const rows: Row[] = [
  ...TEXT.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([^|]+) \| ([^|]*) \|$/gmu),
].map(([, number = "", state = "", how = ""]) => ({ number, state, how }));

it("every requirement of levels 1 and 2 is answered once", () => {
  const asked = Object.entries(REQUIREMENTS)
    .filter(([section]) => !WITHOUT.has(section))
    .flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));
  expect(rows.map(({ number }) => number).toSorted()).toEqual(asked.toSorted());
});

it.each(rows)("$number has a state, and says why or where", ({ state, how }) => {
  expect(["met", "partly", "not met", "operator", "n/a"]).toContain(state);
  expect(how.trim()).not.toBe("");
});

it.each(rows.filter(({ state }) => state === "met"))("$number has a place, and a test or none", ({ how }) => {
  expect(how).toMatch(/`[\w./-]+`.*(?:tested by `|; read, no test\b)/u);
});

describe("each file it names", () => {
  const files = new Set(
    [...TEXT.matchAll(/`((?:apps|packages|setup|deploy|docs|tests)\/[^`]+)`/gu)].map(([, file]) => file),
  );

  it("is one of many", () => {
    expect(files.size).toBeGreaterThan(100);
  });

  it.each([...files])("%s exists", (file = "") => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });
});
