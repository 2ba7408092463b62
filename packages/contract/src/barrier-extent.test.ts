import { expect, it } from "vitest";

import { barrierExtent } from "./barrier-extent.ts";

const OPEN = { issues: 3, accepted: 0, awaitingCheck: 0, reach: "3 of 4 pages" };

it("says how many issues a barrier has and how far it reaches", () => {
  expect(barrierExtent(OPEN)).toBe("3 open issues; 3 of 4 pages");
  expect(barrierExtent({ ...OPEN, issues: 1, accepted: 2 })).toBe(
    "1 open issue, 2 accepted for now; 3 of 4 pages",
  );
  expect(barrierExtent({ ...OPEN, issues: 0, awaitingCheck: 1 })).toBe(
    "1 reported as fixed, not verified yet; 3 of 4 pages",
  );
});

it("never says that an accepted barrier has no issue and is on no page", () => {
  expect(barrierExtent({ ...OPEN, issues: 0, accepted: 1, reach: "0 pages" })).toBe("1 accepted for now");
});
