import { describe, expect, it } from "vitest";

import { tellTimesIn } from "#format/dates.ts";

import { reportFileName } from "./file-name.ts";
import { fileKind, pdfKind, reportDescription } from "./report-kind.ts";

describe("the name of a downloaded report", () => {
  it("says whose it is, what it is and of which day", () => {
    const report = { type: "Weekly Alert Report", createdAt: "2026-11-22T02:00:00.000Z" };
    tellTimesIn("America/New_York");
    expect(reportFileName("Harbour Coffee, Inc.", report)).toBe(
      "Harbour-Coffee-Inc-weekly-compliance-report-2026-11-21.pdf",
    );
    expect(reportFileName("Harbour Coffee, Inc.")).toBe("Harbour-Coffee-Inc-compliance-report.pdf");
    expect(reportFileName("Harbour", { ...report, type: "Initial Audit Report" })).toBe(
      "Harbour-initial-compliance-report-2026-11-21.pdf",
    );
    expect(reportFileName("Harbour", { ...report, type: "LOI - Letter of Intent" })).toBe(
      "Harbour-letter-of-intent-2026-11-21.pdf",
    );
  });

  it("keeps letters of every script and nothing a file system could trip over", () => {
    expect(reportFileName("../カフェ/Ünal")).toBe("カフェ-Ünal-compliance-report.pdf");
    expect(reportFileName("***")).toBe("organization-compliance-report.pdf");
  });
});

describe("a report's type", () => {
  it("decides which branded PDF is fetched", () => {
    expect(pdfKind("Monthly Comprehensive Report")).toBe("monthly");
    expect(pdfKind("Weekly Alert Report")).toBe("weekly");
    expect(pdfKind("Initial Audit Report")).toBe("weekly");
  });

  it("decides the name of its file", () => {
    expect(fileKind("Initial Audit Report")).toBe("initial");
    expect(fileKind("Requested Scan Report")).toBe("requested");
    expect(fileKind("Monthly Comprehensive Report")).toBe("monthly");
  });

  it("decides what the report is said to be for", () => {
    expect(reportDescription("LOI - Letter of Intent")).toContain("procurement");
    expect(reportDescription("Monthly Comprehensive Report")).toContain("five areas");
    expect(reportDescription("Weekly Alert Report")).toContain("week");
    expect(reportDescription("Initial Audit Report")).toContain("first scan");
    expect(reportDescription("Requested Scan Report")).toContain("outside the schedule");
    expect(reportDescription("Something else")).toBe("A report on your website.");
  });
});
