import { NEVER_MEASURED, provisionalReason } from "@plumbline/contract/coverage-words";
import type { DashboardData } from "@plumbline/contract/dashboard";

type AreaDetail = NonNullable<DashboardData["areas"]["accessibility"]>;

/** What a score card shows: a figure with how far it can be trusted, or why there is none. */
export type Reading =
  | { state: "measured"; score: number }
  | { state: "provisional"; score: number; reason: string }
  | { state: "not-measured"; reason: string };

/** A score nobody measured is never a number, whatever the reason. */
export function readingOf(score: number | null, detail: AreaDetail | undefined): Reading {
  if (score === null || detail?.state === "not-measured") {
    return { state: "not-measured", reason: detail?.reason ?? NEVER_MEASURED };
  }
  if (detail?.state !== "provisional") return { state: "measured", score };
  return { state: "provisional", score, reason: provisionalReason(detail) };
}
