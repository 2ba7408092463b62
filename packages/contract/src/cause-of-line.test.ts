import { expect, it } from "vitest";

import { causeOfLine } from "./cause-of-line.ts";

const CAUSES = ["sec-hsts-long.major", "sec-hsts.major", "sec-hsts.minor", "seo-title-missing.major"];

it("leads from a line to the cause of its check that is to be fixed first", () => {
  expect(causeOfLine({ check: "sec-hsts" }, CAUSES)).toBe("sec-hsts.major");
});

it("leads from a line of Lighthouse to the check that reports the same", () => {
  const line = { check: "seo-document-title", fixedWith: ["seo-title-length", "seo-title-missing"] };
  expect(causeOfLine(line, CAUSES)).toBe("seo-title-missing.major");
});

it("leads nowhere where no issue is behind a line", () => {
  expect(causeOfLine({ check: "perf-speed-index" }, CAUSES)).toBeNull();
});
