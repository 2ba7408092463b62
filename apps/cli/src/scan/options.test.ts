import { describe, expect, it } from "vitest";

import {
  parseAreas,
  parseFailOn,
  parseFormat,
  parseLaws,
  parseOwnership,
  parsePageBudget,
  parsePageLimit,
} from "./options.ts";

describe("the options of a scan", () => {
  it("reads areas in any order and case", () => {
    expect(parseAreas("SEO, accessibility")).toEqual(["accessibility", "seo"]);
  });

  it("names the areas there are when one is unknown", () => {
    expect(() => parseAreas("seo,speed")).toThrow(/"speed".*performance/u);
  });

  it("reads a proof of ownership, and refuses one that could be there by chance", () => {
    expect(parseOwnership("3f5c9d1e3f5c9d1e")).toBe("3f5c9d1e3f5c9d1e");
    for (const token of ["", "short", "has spaces in it, all along"]) {
      expect(() => parseOwnership(token)).toThrow("--ownership takes");
    }
  });

  it("reads law profiles, and names those there are when one is unknown", () => {
    expect(parseLaws("eu, us,US")).toEqual(["US", "EU"]);
    expect(() => parseLaws("us,mars")).toThrow('A law is US, CA, EU or KIDS, not "MARS"');
    expect(() => parseLaws("")).toThrow("A law is");
  });

  it.each(["0", "-1", "1.5", "many", "", "100001"])("refuses a page budget of %j", (text) => {
    expect(() => parsePageBudget(text)).toThrow("--max-pages");
  });

  it("reads a page budget", () => {
    expect(parsePageBudget("25")).toBe(25);
  });

  it("reads the seconds a page may take", () => {
    expect(parsePageLimit("45")).toBe(45_000);
    expect(() => parsePageLimit("0")).toThrow("--page-limit");
    expect(() => parsePageLimit("1m")).toThrow("--page-limit");
  });

  it("refuses a format it cannot write", () => {
    expect(() => parseFormat("xml")).toThrow("text, json, sarif, earl, csv or inventory-csv");
  });

  it("reads a severity and names those there are when it is none of them", () => {
    expect(parseFailOn("High")).toBe("high");
    expect(() => parseFailOn("serious")).toThrow("critical, high, medium or low");
  });
});
