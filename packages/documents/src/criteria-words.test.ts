import { expect, it } from "vitest";

import { criteriaWords } from "./criteria-words.ts";

it("says how many criteria stand how, of one as of several", () => {
  expect(criteriaWords({ failed: 10, review: 12, noFailureFound: 2, notTested: 31 })).toBe(
    "Of 55 criteria at levels A and AA, 10 fail, 12 of the others need a person's judgment, 2 show no failure to automation, and 31 were not run.",
  );
  expect(criteriaWords({ failed: 1, review: 1, noFailureFound: 1, notTested: 1 })).toBe(
    "Of 4 criteria at levels A and AA, 1 fails, 1 of the others needs a person's judgment, 1 shows no failure to automation, and 1 was not run.",
  );
});
