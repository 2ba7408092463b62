import { expect, it } from "vitest";

import { cause, weeklyReport } from "#weekly-report.testing.ts";

import { actionsView } from "./actions.ts";

function whyOf(overallPoints: number): string | undefined {
  const slow = cause({ area: "performance", whyItMatters: "Visitors wait.", overallPoints });
  return actionsView(weeklyReport({ causes: [slow] }), { shown: 1, planned: 0 }).items[0]?.why;
}

it("an action that costs no points says why, as the app does", () => {
  expect(whyOf(0)).toBe(
    "Visitors wait. It costs no points by itself. The score counts how fast pages are, and this is one reason why they are slow.",
  );
  expect(whyOf(1)).toBe("Visitors wait.");
});

function introOf(causes: number, planned: number): string {
  const report = weeklyReport({ causes: Array.from({ length: causes }, () => cause()) });
  return actionsView(report, { shown: 10, planned }).intro;
}

it("leads to the causes it does not show, first to the plan of the same report", () => {
  expect(introOf(20, 36)).toContain(
    "10 more causes are in the fix plan of this report, in your dashboard, and in the attached files.",
  );
  expect(introOf(40, 36)).toContain(
    "30 more causes are in your dashboard and in the attached files. The fix plan of this report has the 36 most urgent causes.",
  );
  expect(introOf(11, 0)).toContain("1 more cause is in your dashboard and in the attached files.");
  expect(introOf(10, 36)).not.toContain("more cause");
});
