import { expect, it } from "vitest";

import { affectedPeople } from "#affected-people.ts";
import { WCAG_CRITERIA } from "#wcag-criteria.ts";

it("says of every criterion at levels A and AA whom a failure affects, and of no other", () => {
  for (const { id, level } of WCAG_CRITERIA) expect(affectedPeople(id).length > 0).toBe(level !== "AAA");
});
