import { expect, it } from "vitest";

import { joinViews } from "#gather/operating/views/join-views.ts";

const bread = { selector: "#bread", snippet: "<b>", component: "b" };
const known = (value: unknown) => ({ gathered: true as const, shape: 1, value });

it("adds what came of a view to what came of the page, and says where it is", () => {
  const first = { acts: known({ acts: [], ticks: false, notTried: [] }) };
  const view = { acts: known({ acts: [{ element: bread }], ticks: true, more: [1], notTried: [] }) };
  expect(joinViews(first, [{ name: "Order", facts: view }], [])).toEqual({
    acts: known({ acts: [{ element: { ...bread, inView: "Order" } }], ticks: true, more: [1], notTried: [] }),
  });
  expect(joinViews(first, [], [])).toBe(first);
});

it("says of each what is not known of a view", () => {
  const left = [{ count: 1, reason: "Too many." }];
  const rows = known({ stuck: [bread] });
  const failed = { gathered: false as const, reason: "It hung." };
  const first = { acts: known({ acts: [], notTried: [] }), none: known({ stuck: [] }), rows, failed };
  const view = { acts: { gathered: false as const, reason: "It broke." } };
  expect(joinViews(first, [{ name: "Order", facts: view }], left)).toEqual({
    acts: known({ acts: [], notTried: [{ count: 1, reason: "It broke." }, ...left] }),
    none: { gathered: false, reason: "Too many." },
    rows,
    failed,
  });
});
