import { expect, it } from "vitest";

import { type FailedScan, scanFailedNotice, scanFailedWords } from "#scans/scan-failed.mail.ts";

const FAILED: FailedScan = {
  kind: "weekly",
  site: "https://harbor-bakery.example/",
  reason: "robots.txt asks PlumblineBot not to visit this address.",
  trouble: "robots-forbids",
  failedAt: new Date("2026-11-23T14:05:00Z"),
  hasScores: false,
  nextScan: "2026-11-30",
  reportId: null,
};

it("promises no scores to a client who never had any, whatever scan it was", () => {
  for (const kind of ["initial", "weekly", "monthly", "manual"] as const)
    expect(scanFailedWords({ ...FAILED, kind }, "UTC").sentence).toBe(
      "We could not scan harbor-bakery.example, so there is no report yet.",
    );
});

it("says that what was measured before stands, for a first audit that is made again too", () => {
  for (const kind of ["initial", "weekly"] as const)
    expect(scanFailedWords({ ...FAILED, kind, hasScores: true }, "UTC").sentence).toBe(
      "We could not scan harbor-bakery.example. Your scores and issues stay as they were.",
    );
});

it("advises what helps against the trouble", () => {
  expect(scanFailedWords(FAILED, "UTC").advice).toMatch(
    /^A "Disallow" rule in your robots\.txt .* The next scan is on Monday, November 30, 2026\.$/u,
  );
  expect(scanFailedWords({ ...FAILED, nextScan: null }, "UTC").advice).toContain(
    "No further scan is planned.",
  );
});

it("names the scan as its report would", () => {
  expect(scanFailedNotice({ ...FAILED, kind: "manual" })).toBe(
    "The requested scan of harbor-bakery.example did not finish. robots.txt asks PlumblineBot not to visit this address.",
  );
});
