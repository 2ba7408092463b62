import type { Finding } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { SharedWords } from "#judge/shared-words.ts";

const FINDING: Finding = {
  check: "a11y-image-alt",
  area: "accessibility",
  severity: "high",
  outcome: "fail",
  wcag: ["1.1.1"],
  actRules: [],
  page: "https://shop.example/",
  selector: null,
  snippet: null,
  message: "The picture has no alternative text",
  sources: ["axe-core 4.14.1"],
  component: "img-1",
};

it("changes nothing of a finding, also where it has no place in a page", () => {
  const words = new SharedWords();
  const placed = { ...FINDING, selector: "img.logo", snippet: "<img class=logo>" };
  expect(words.in(FINDING)).toEqual(FINDING);
  expect(words.in(placed)).toEqual(placed);
  expect(words.in({ ...placed, selector: null })).toEqual({ ...placed, selector: null });
});

it("keeps lists that findings have in common once", () => {
  const words = new SharedWords();
  const [one, other] = [FINDING, { ...FINDING, wcag: ["1.1.1"], sources: ["axe-core 4.14.1"] }].map(
    (finding) => words.in(finding),
  );
  expect(other?.wcag).toBe(one?.wcag);
  expect(other?.sources).toBe(one?.sources);
});
