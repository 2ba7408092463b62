import { expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";

import { toFinding } from "./to-finding.ts";

const [check] = CHECKS;

it.each([
  [
    "The contrast of the text is 2.84:1. It needs 4.5:1",
    "The contrast of the text is 2.84:1. It needs 4.5:1.",
  ],
  [
    "The description has only 9 characters. Does it say why?",
    "The description has only 9 characters. Does it say why?",
  ],
  ["Form field without a label", "Form field without a label"],
  ["Version 1.8.0 has known holes", "Version 1.8.0 has known holes"],
])("a finding ends the last of several sentences, and leaves a phrase as it is: %s", (message, told) => {
  if (check === undefined) throw new Error("There is no check.");
  const place = { page: "https://shop.example/", outcome: "fail" as const };
  expect(toFinding(check, { message }, place).message).toBe(told);
});
