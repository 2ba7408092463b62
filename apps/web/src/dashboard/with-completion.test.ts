import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { withCompletion } from "./with-completion.ts";

type Guidance = Pick<DashboardData, "fixGuidance">;

function dashboardWith(ids: string[] | null): DashboardData {
  const items = ids?.map((id) => ({ id, completedAt: null })) ?? null;
  return { fixGuidance: items } as Guidance as DashboardData;
}

const completionsOf = ({ fixGuidance }: DashboardData) =>
  fixGuidance?.map(({ id, completedAt }) => [id, completedAt]);

describe("an item of the checklist that was ticked off", () => {
  const at = "2026-11-20T15:00:00.000Z";

  it("is done on the dashboard at once, and no other with it", () => {
    const ticked = withCompletion(dashboardWith(["a", "b"]), { id: "b", completedAt: at });
    expect(completionsOf(ticked)).toEqual([
      ["a", null],
      ["b", at],
    ]);
  });

  it("can be taken back", () => {
    const ticked = withCompletion(dashboardWith(["a"]), { id: "a", completedAt: at });
    expect(completionsOf(withCompletion(ticked, { id: "a", completedAt: null }))).toEqual([["a", null]]);
  });

  it("changes nothing where there is no checklist yet", () => {
    expect(withCompletion(dashboardWith(null), { id: "a", completedAt: at }).fixGuidance).toBeNull();
  });
});
