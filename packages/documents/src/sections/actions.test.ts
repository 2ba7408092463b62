import { expect, it } from "vitest";

import { cause, weeklyReport } from "#weekly-report.testing.ts";

import { actionsView } from "./actions.ts";

function whyOf(overallPoints: number): string | undefined {
  const slow = cause({ area: "performance", whyItMatters: "Visitors wait.", overallPoints });
  return actionsView(weeklyReport({ causes: [slow] }), 1).items[0]?.why;
}

it("an action that costs no points says why, as the app does", () => {
  expect(whyOf(0)).toBe(
    "Visitors wait. It costs no points by itself. The score counts how fast pages are, and this is one reason why they are slow.",
  );
  expect(whyOf(1)).toBe("Visitors wait.");
});
