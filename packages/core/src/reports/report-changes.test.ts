import { expect, it } from "vitest";

import type { MovedIssue } from "#issues/moved-causes.ts";
import { changeBlocks } from "#reports/report-changes.ts";

const MONDAY = new Date("2026-11-23T14:05:00Z");
const FRAME = { timeZone: "America/New_York", urlOf: (path: string) => `https://app.example${path}` };
const NONE = { since: MONDAY, found: [], cameBack: [], fixed: [], pageGone: [] };

function issue(id: string, title: string, cause: string): MovedIssue {
  const page = "https://shop.example/";
  return { id, title, cause, severity: "high", area: "accessibility", page, firstSeenAt: MONDAY };
}

function listOf(found: readonly MovedIssue[]) {
  const news = { changes: { ...NONE, found: [...found] }, finishedAt: new Date("2026-11-30T14:05:00Z") };
  const list = changeBlocks(news, FRAME).find(({ kind }) => kind === "list");
  return list?.kind === "list" ? list.items : [];
}

const LABELS = [
  issue("1", "Form field without a label", "a11y-label.major"),
  issue("2", "Form field without a label", "a11y-label.major"),
];
const TITLE = issue("3", "Page without a title", "a11y-document-title.major");

it("leads from each defect of a report's changes to its issues, and never from all of them to one", () => {
  expect(listOf([...LABELS, TITLE])).toEqual([
    {
      text: "3 new issues",
      lines: [
        {
          text: "Form field without a label (High, Accessibility, 2 issues)",
          url: "https://app.example/fix-priority?cause=a11y-label.major",
        },
        {
          text: "Page without a title (High, Accessibility)",
          url: "https://app.example/fix-priority?issue=3",
        },
      ],
    },
  ]);
});

it("names three defects and counts the others", () => {
  const five = Array.from({ length: 5 }, (_, index) => issue(String(index), `Defect ${index}`, "c.major"));
  expect(listOf(five)[0]?.lines?.at(-1)).toBe("and 2 more");
});
