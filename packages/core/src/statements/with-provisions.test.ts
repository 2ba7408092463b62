import { SECTION_508_ROWS } from "@plumbline/contract/section-508";
import { expect, it } from "vitest";

import type { SeenCriterion } from "#platform/database/tables/scans.table.ts";
import { withProvisions } from "#statements/with-provisions.ts";

const IMAGES: SeenCriterion = {
  criterion: "1.1.1",
  level: "A",
  state: "failed",
  proposed: "does-not-support",
  places: 3,
  pages: 2,
  defects: ["Images have no text alternative"],
  examples: [],
  lastFixed: "critical",
};
const LANGUAGE: SeenCriterion = { ...IMAGES, criterion: "3.1.2", level: "AA", lastFixed: "minor" };

function provisions(...criteria: SeenCriterion[]) {
  return new Map(withProvisions(criteria).map((seen) => [seen.criterion, seen]));
}

it("a way of use fails in part where a criterion fails that it needs, and by when the last of them is fixed", () => {
  const seen = provisions(IMAGES, LANGUAGE);
  expect(seen.get("302.1")).toMatchObject({
    state: "failed",
    proposed: "partially-supports",
    defects: ["1.1.1 Non-text Content", "3.1.2 Language of Parts"],
    lastFixed: "minor",
  });
  expect(seen.get("302.2")).toMatchObject({ defects: ["1.1.1 Non-text Content"], lastFixed: "critical" });
});

it("nothing is proposed of any other provision, whatever fails", () => {
  const seen = provisions(IMAGES, LANGUAGE);
  const failing = SECTION_508_ROWS.filter((provision) => seen.get(provision)?.proposed !== "not-evaluated");
  expect(failing).toEqual(["302.1", "302.2", "302.9"]);
});

it("a criterion without a failure says nothing of Section 508", () => {
  const seen = provisions({ ...IMAGES, state: "no-failure-found" });
  expect(SECTION_508_ROWS.map((provision) => seen.get(provision)?.state)).not.toContain("failed");
});
