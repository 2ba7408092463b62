import type { DataExport } from "@plumbline/contract/data-export";
import { afterEach, describe, expect, it } from "vitest";
import { tellTimesIn } from "#format/dates.ts";

import { exportDetails } from "./export-details.ts";
import { exportFileName } from "./export-file-name.ts";

const done: DataExport = {
  id: "1",
  status: "COMPLETED",
  requestedAt: "2026-11-20T15:00:00.000Z",
  requestedBy: "Alice Archer",
  byteLength: 1_200_000,
  expiresAt: "2026-11-27T15:00:00.000Z",
  failureReason: null,
};

afterEach(() => tellTimesIn(undefined));

describe("an export of all data", () => {
  it("says who asked for it, how large it is, and until when it is kept", () => {
    expect(exportDetails(done)).toMatch(/^requested by Alice Archer, 1\.2 MB, kept until Nov 27, 2026/u);
  });

  it("leaves out what is not known yet", () => {
    const begun = { ...done, status: "PENDING" as const, byteLength: null, expiresAt: null };
    expect(exportDetails(begun)).toBe("requested by Alice Archer");
  });

  it("says why it failed, and nothing else", () => {
    expect(exportDetails({ ...done, status: "FAILED", failureReason: "The disk is full." })).toBe(
      "The disk is full.",
    );
  });

  it.each([
    ["America/New_York", "2026-11-19"],
    ["Asia/Tokyo", "2026-11-20"],
  ])("is saved under the organization's name and the day in %s", (timeZone, day) => {
    tellTimesIn(timeZone);
    expect(exportFileName("Harbor Bakery", "2026-11-20T02:00:00.000Z")).toBe(`Harbor-Bakery-data-${day}.zip`);
  });
});
