import { describe, expect, it } from "vitest";

import { conformanceGaps } from "./conformance-gaps.ts";
import type { ConformanceFacts, ConformanceRow, ConformanceTerms } from "./conformance-reports.ts";

const TODAY = "2026-11-25";
const ROW: ConformanceRow = {
  criterion: "1.4.3",
  adherence: "supports",
  remarks: "",
  workaround: "",
  targetDate: null,
  evaluator: "Alice Archer",
};
const PERSON = { name: "Alice Archer", email: "alice@harbor-bakery.example" };
const TERMS: ConformanceTerms = {
  product: { name: "Harbor Bakery", version: "1", description: "" },
  vendor: { name: "Harbor Bakery LLC", address: "" },
  author: PERSON,
  contact: { ...PERSON, phone: "" },
  notes: "",
  changes: "",
  humanMethods: "A person used the site with a keyboard.",
  technologies: [],
  disclaimer: "",
  feedback: "help@harbor-bakery.example",
  rows: [ROW],
};
const SEEN = (criterion: string, state: "failed" | "passed") =>
  ({ criteria: [{ criterion, state }] }) as Pick<ConformanceFacts, "criteria">;
const NOTHING_SEEN: Pick<ConformanceFacts, "criteria"> = { criteria: [] };

const gapsOf = (row: Partial<ConformanceRow>, seen = NOTHING_SEEN) =>
  conformanceGaps({ ...TERMS, rows: [{ ...ROW, ...row }] }, seen, TODAY);

describe("a conformance report", () => {
  it("that is filled in can be signed", () => {
    expect(gapsOf({})).toEqual([]);
  });

  it("lacks what is empty, by its field", () => {
    const empty = { ...PERSON, name: "", email: "" };
    const terms = {
      ...TERMS,
      product: { name: "", version: "", description: "" },
      vendor: { name: "", address: "" },
      author: empty,
      contact: { ...empty, phone: "" },
      humanMethods: "",
      feedback: "",
      technologies: [
        { name: "NVDA", version: "", tester: "" },
        { name: "", version: "", tester: "" },
      ],
    };
    expect(conformanceGaps(terms, NOTHING_SEEN, TODAY)).toEqual([
      { field: "product.name", message: "Enter the name of the product." },
      { field: "product.version", message: "Enter the version of the product." },
      { field: "vendor.name", message: "Enter the legal name of your organization." },
      { field: "author.name", message: "Enter the name of the author." },
      { field: "author.email", message: "Enter the email address of the author." },
      { field: "contact.email", message: "Enter the email address of the contact." },
      { field: "humanMethods", message: "Say how people evaluated the product." },
      { field: "feedback", message: "Say where readers can report problems." },
      { field: "technologies.1.name", message: "Name the assistive technology, or remove it." },
    ]);
  });

  it("lacks a row that nobody evaluated", () => {
    expect(gapsOf({ adherence: "not-evaluated" })).toEqual([
      { field: "rows.0.adherence", message: "Evaluate 1.4.3." },
    ]);
    expect(gapsOf({ criterion: "hardware", adherence: "not-evaluated" })[0]?.message).toBe(
      "Evaluate Chapter 4: Hardware.",
    );
  });

  it("lacks a date by which a failure is fixed, and one that is not past", () => {
    const failing = { adherence: "partially-supports" } as const;
    expect(gapsOf(failing)).toEqual([
      { field: "rows.0.targetDate", message: "Set a target date for 1.4.3." },
    ]);
    expect(gapsOf({ ...failing, targetDate: "2026-11-24" })).toEqual([
      { field: "rows.0.targetDate", message: "The target date for 1.4.3 is in the past." },
    ]);
    expect(gapsOf({ ...failing, targetDate: TODAY })).toEqual([]);
    expect(gapsOf({ ...failing, targetDate: "2099-01-01" })).toEqual([
      { field: "rows.0.targetDate", message: "The target date for 1.4.3 is more than five years away." },
    ]);
  });

  it("lacks the reason where a person judges otherwise than automation, and only there", () => {
    expect(gapsOf({}, SEEN("1.4.3", "failed"))).toMatchObject([{ field: "rows.0.remarks" }]);
    expect(gapsOf({ remarks: "The text is a logo." }, SEEN("1.4.3", "failed"))).toEqual([]);
    expect(gapsOf({}, SEEN("1.4.3", "passed"))).toEqual([]);
    expect(gapsOf({}, SEEN("1.1.1", "failed"))).toEqual([]);
  });
});
