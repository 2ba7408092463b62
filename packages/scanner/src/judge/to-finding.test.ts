import { expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";

import { toFinding } from "./to-finding.ts";

const [check] = CHECKS;

function toldBy(message: string): string {
  if (check === undefined) throw new Error("There is no check.");
  const place = { page: "https://shop.example/", outcome: "fail" as const };
  return toFinding(check, { message }, place).message;
}

it.each([
  [
    "The contrast of the text is 2.84:1. It needs 4.5:1",
    "The contrast of the text is 2.84:1. It needs 4.5:1.",
  ],
  [
    "The description has only 9 characters. Does it say why?",
    "The description has only 9 characters. Does it say why?",
  ],
  ["The image has no text alternative", "The image has no text alternative."],
  ["Version 1.8.0 has known holes", "Version 1.8.0 has known holes."],
  ["People see “Buy”, but the spoken name is “Go”", "People see “Buy”, but the spoken name is “Go”."],
  ["The page waits for https://shop.example/a.js", "The page waits for https://shop.example/a.js"],
  ["Largest Contentful Paint: 4.2\u00a0s", "Largest Contentful Paint: 4.2\u00a0s"],
  ["This heading goes on and on…", "This heading goes on and on…"],
])("a finding ends its sentences, but for an address that people copy: %s", (message, told) => {
  expect(toldBy(message)).toBe(told);
});

it("a finding that only has the name of its defect leaves the name as it is", () => {
  expect(toldBy(check?.defect ?? "")).toBe(check?.defect);
});
