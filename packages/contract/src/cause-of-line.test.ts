import { expect, it } from "vitest";

import { explainLine } from "./cause-of-line.ts";

const CAUSES = [
  { id: "sec-hsts-long.major", area: "security", title: "Encryption enforced too briefly" },
  { id: "sec-hsts.major", area: "security", title: "Encryption not enforced" },
  { id: "sec-hsts.minor", area: "security", title: "Encryption not enforced" },
  { id: "a11y-image-alt.critical", area: "accessibility", title: "Images without a text alternative" },
  { id: "seo-title-missing.major", area: "seo", title: "Page without exactly one title" },
] as const;

it("leads from a line to the cause of its check that is to be fixed first", () => {
  expect(explainLine({ check: "sec-hsts" }, "security", CAUSES)).toEqual({ cause: "sec-hsts.major" });
});

it("leads from a line of Lighthouse to the check that reports the same", () => {
  const line = { check: "seo-document-title", fixedWith: ["seo-title-length", "seo-title-missing"] };
  expect(explainLine(line, "seo", CAUSES)).toEqual({ cause: "seo-title-missing.major" });
});

it("says under which area the cause of a line is listed", () => {
  const line = { check: "seo-image-alt", fixedWith: ["a11y-image-alt"] };
  expect(explainLine(line, "seo", CAUSES)).toEqual({
    cause: "a11y-image-alt.critical",
    note: "Listed once, under Accessibility: Images without a text alternative. Fixing that ends this cost too.",
  });
});

it("leads nowhere where no issue is behind a line, and says so", () => {
  expect(explainLine({ check: "perf-speed-index" }, "performance", CAUSES)).toEqual({
    cause: null,
    note: "No open issue is behind this. The next scan will count it again.",
  });
});

it("keeps what the scan itself says of a line", () => {
  const note = "This value is good already, so it is no issue.";
  expect(explainLine({ check: "perf-speed-index", note }, "performance", CAUSES).note).toBe(note);
});
