import { expect, it } from "vitest";

import { comprehensiveReport } from "#comprehensive-report.testing.ts";
import { comprehensiveView } from "#comprehensive-view.ts";
import { cause } from "#weekly-report.testing.ts";

it("gives a cause one day to be fixed by, however long before the report it was found", () => {
  const groups = ["critical", "major", "minor", "minor"] as const;
  const causes = ["2026-09-01", "2026-10-20", "2026-11-22", "2026-11-23"].map((found, index) =>
    cause({
      cause: `c${index}.x`,
      group: groups[index]!,
      title: `Defect ${index}`,
      openSince: new Date(`${found}T12:00:00Z`),
    }),
  );
  const { actions, plan } = comprehensiveView(comprehensiveReport({ causes, kind: "initial" }));
  const planned = plan.windows.flatMap(({ rows }) => rows.map(({ title, fixBy }) => [title.text, fixBy]));
  const first = actions.items.map(({ title, facts }) => [
    title,
    `Fix by ${facts.find(({ name }) => name === "Fix by")?.value}`,
  ]);
  expect(first).toHaveLength(4);
  const inOrder = (rows: string[][]) =>
    rows.map((row) => row.join(": ")).toSorted((one, other) => one.localeCompare(other));
  expect(inOrder(planned)).toEqual(inOrder(first));
  // A day of the window's own would be a second one.
  expect(plan.windows.map(({ title }) => title)).toEqual([
    "Overdue",
    "Due within 30 days",
    "Due in 31 to 60 days",
    "Due in 61 to 90 days",
  ]);
});

it("says until which day an issue is accepted, in the organization's zone", () => {
  const until = new Date("2027-01-31T09:59:59.999Z");
  const accepted = comprehensiveReport().accepted.map((risk) => ({ ...risk, until }));
  const { plan } = comprehensiveView(comprehensiveReport({ accepted, timeZone: "Pacific/Kiritimati" }));
  expect(plan.accepted.map((risk) => risk.until)).toEqual(["January 31, 2027"]);
});
