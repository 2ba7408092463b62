import { expect, it } from "vitest";

import { rangeWords } from "./range-words.ts";

it("says in words which part of a list is shown", () => {
  const of5 = { pageSize: 5, things: "audits" };
  expect(rangeWords({ ...of5, page: 1, total: 3 })).toBe("Showing 1 to 3 of 3 audits");
  expect(rangeWords({ ...of5, page: 1, total: 1 })).toBe("Showing 1 of 1");
  expect(rangeWords({ ...of5, page: 2, total: 6 })).toBe("Showing 6 of 6 audits");
  expect(rangeWords({ ...of5, page: 1, total: 0 })).toBe("Showing 0 audits");
  expect(rangeWords({ ...of5, page: 21, total: 104 })).toBe("Showing 101 to 104 of 104 audits");
});
