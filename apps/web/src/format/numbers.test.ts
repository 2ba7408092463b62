import { describe, expect, it } from "vitest";

import {
  countOf,
  formatCents,
  formatDollars,
  formatPercent,
  formatPoints,
  formatThousands,
} from "./numbers.ts";

describe("numbers", () => {
  it("shorten thousands to K and leave smaller counts alone", () => {
    expect(formatThousands(12_500)).toBe("12.5K");
    expect(formatThousands(1_234_567)).toBe("1,234.6K");
    expect(formatThousands(840)).toBe("840");
    expect(formatThousands(0)).toBe("0");
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
