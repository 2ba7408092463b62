import { describe, expect, it } from "vitest";

import { countOf, formatCents, formatDollars, formatPercent, formatPoints, formatShort } from "./numbers.ts";

describe("numbers", () => {
  it("shorten thousands to K, millions to M, and leave smaller counts alone", () => {
    expect(formatShort(12_500)).toBe("12.5K");
    expect(formatShort(1_234_567)).toBe("1.2M");
    expect(formatShort(840)).toBe("840");
    expect(formatShort(0)).toBe("0");
  });

  it("show dollars without decimals", () => {
    expect(formatDollars(48_250.4)).toBe("$48,250");
  });

  it("show cents as dollars with two decimals", () => {
    expect(formatCents(49_700)).toBe("$497.00");
    expect(formatCents(5)).toBe("$0.05");
    expect(formatCents(123_456_789)).toBe("$1,234,567.89");
  });

  it("show percent with a minus sign where they are below zero", () => {
    expect(formatPercent(-9.4)).toBe("\u22129%");
    expect(formatPercent(1_250)).toBe("1,250%");
    expect(formatPercent(9.671, 2)).toBe("9.67%");
  });

  it("show points with one decimal at most", () => {
    expect(formatPoints(8)).toBe("8");
    expect(formatPoints(4.25)).toBe("4.3");
  });

  it("put a noun in its number", () => {
    expect(countOf(1, "page")).toBe("1 page");
    expect(countOf(0, "issue")).toBe("0 issues");
    expect(countOf(1200, "page")).toBe("1,200 pages");
  });
});
