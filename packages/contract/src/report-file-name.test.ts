import { expect, it } from "vitest";

import { reportFileName } from "./report-file-name.ts";

const REPORT = {
  organization: "Harbour Coffee, Inc.",
  createdAt: new Date("2026-11-22T02:05:00Z"),
  timeZone: "America/New_York",
};

it.each([
  ["weekly", "Harbour-Coffee-Inc-weekly-compliance-report-2026-11-21.pdf"],
  ["initial", "Harbour-Coffee-Inc-initial-compliance-report-2026-11-21.pdf"],
  ["loi", "Harbour-Coffee-Inc-letter-of-intent-2026-11-21.pdf"],
  ["requested", "Harbour-Coffee-Inc-requested-compliance-report-2026-11-21-2105.pdf"],
] as const)("a %s report's file is named by its kind and the organization's clocks", (kind, name) => {
  expect(reportFileName({ ...REPORT, kind })).toBe(name);
});

it("tells two requested scans of a day apart", () => {
  const later = { ...REPORT, kind: "requested" as const, createdAt: new Date("2026-11-22T04:40:00Z") };
  expect(reportFileName(later)).toBe("Harbour-Coffee-Inc-requested-compliance-report-2026-11-21-2340.pdf");
});
