import { expect, it } from "vitest";

import { explainLine } from "./cause-of-line.ts";

const CAUSES = [
  {
    id: "sec-hsts-long.major",
    area: "security",
    title: "Encryption enforced too briefly",
    reach: "all 4 pages",
  },
  { id: "sec-hsts.major", area: "security", title: "Encryption not enforced", reach: "all 4 pages" },
  { id: "sec-hsts.minor", area: "security", title: "Encryption not enforced", reach: "all 4 pages" },
  {
    id: "a11y-image-alt.critical",
    area: "accessibility",
    title: "Images without a text alternative",
    reach: "all 4 pages",
  },
  {
    id: "seo-title-missing.major",
    area: "seo",
    title: "Page without exactly one title",
    reach: "all 4 pages",
  },
] as const;
/** Lighthouse looked at one page only. */
const LINE = { pages: 1, points: 9, title: "What Lighthouse found" };

it("leads from a line to the cause of its check that is to be fixed first", () => {
  expect(explainLine({ ...LINE, check: "sec-hsts" }, "security", CAUSES)).toMatchObject({
    cause: "sec-hsts.major",
  });
});

it("leads from a line of Lighthouse to the check that reports the same", () => {
  const line = { ...LINE, check: "seo-document-title", fixedWith: ["seo-title-length", "seo-title-missing"] };
  expect(explainLine(line, "seo", CAUSES)).toMatchObject({ cause: "seo-title-missing.major" });
});

it("does not say of a line that it is counted with a cause of its own name", () => {
  const [check, fixedWith] = ["seo-document-title", ["seo-title-missing"]];
  const line = { ...LINE, check, fixedWith, title: "Page without exactly one title" };
  const explained = explainLine(line, "seo", CAUSES);
  expect(explained).toMatchObject({ cause: "seo-title-missing.major" });
  expect(explained.note).toBeUndefined();
});

it("says of a line with which cause of its area it is counted, but not where that is its own or it costs nothing", () => {
  const line = { ...LINE, check: "seo-document-title", fixedWith: ["a11y-image-alt", "seo-title-missing"] };
  expect(explainLine(line, "seo", CAUSES)).toMatchObject({
    cause: "seo-title-missing.major",
    note: 'Counted with "Page without exactly one title". Fixing that ends this cost too.',
  });
  expect(explainLine({ ...line, points: 0 }, "seo", CAUSES).note).toBeUndefined();
  expect(explainLine({ ...LINE, check: "seo-title-missing" }, "seo", CAUSES).note).toBeUndefined();
});

it("says under which area the cause of a line is listed", () => {
  const line = { ...LINE, check: "seo-image-alt", fixedWith: ["a11y-image-alt"] };
  expect(explainLine(line, "seo", CAUSES)).toMatchObject({
    cause: "a11y-image-alt.critical",
    note: "Listed once, under Accessibility: Images without a text alternative. Fixing that ends this cost too.",
  });
});

it("leads nowhere where no issue is behind a line, and says so", () => {
  expect(explainLine({ ...LINE, check: "perf-speed-index" }, "performance", CAUSES)).toMatchObject({
    cause: null,
    note: "No open issue is behind this. The next scan will count it again.",
  });
});

it("keeps what the scan itself says of a line", () => {
  const note = "This value is good already, so it is no issue.";
  expect(explainLine({ ...LINE, check: "perf-speed-index", note }, "performance", CAUSES).note).toBe(note);
});

it("says how far its cause reaches, as the list of causes does, not how many pages this check looked at", () => {
  const line = { ...LINE, check: "seo-document-title", fixedWith: ["seo-title-missing"] };
  expect(explainLine(line, "seo", CAUSES).reach).toBe("all 4 pages");
});

it("says how far a line without a cause reaches itself, and nothing where that was not counted", () => {
  const reachOf = (pages: number, points: number) =>
    explainLine(
      { title: "What Lighthouse found", check: "perf-speed-index", pages, points },
      "performance",
      CAUSES,
    ).reach;
  expect([reachOf(2, 3), reachOf(1, 3), reachOf(0, 3), reachOf(0, 0)]).toEqual([
    "2 pages",
    "1 page",
    "the whole site",
    null,
  ]);
});
