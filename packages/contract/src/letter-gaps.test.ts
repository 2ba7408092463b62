import { describe, expect, it } from "vitest";

import { letterGaps } from "./letter-gaps.ts";
import type { LetterFacts, LetterTerms, Remedy } from "./letters-of-intent.ts";

const TODAY = "2026-11-25";
const REMEDY: Remedy = {
  cause: "a11y-image-alt.critical",
  owner: "Alice Archer",
  targetDate: "2026-12-01",
  meanwhile: "",
};
const TERMS: LetterTerms = {
  addressee: "",
  reference: "",
  vendor: "Harbor Bakery LLC",
  vendorAddress: "",
  standards: [],
  remedies: [REMEDY],
  humanTesting: "Nobody does yet.",
  reporting: "By email, each month.",
  contact: { name: "Alice Archer", email: "alice@harbor-bakery.example", responseDays: 5 },
};
const FACTS = { barriers: [{ cause: REMEDY.cause, title: "Images without alternative" }] } as Pick<
  LetterFacts,
  "barriers"
>;

const gapsOf = (remedies: Remedy[]) => letterGaps({ ...TERMS, remedies }, FACTS, TODAY);
const OWNER = { field: "remedies.0.owner", message: 'Name who fixes "Images without alternative".' };
const DATE = {
  field: "remedies.0.targetDate",
  message: 'Set a target date for "Images without alternative".',
};

describe("a letter of intent", () => {
  it("that is filled in can be signed, with a date of today too", () => {
    expect(gapsOf([REMEDY])).toEqual([]);
    expect(gapsOf([{ ...REMEDY, targetDate: TODAY }])).toEqual([]);
  });

  it("lacks what is empty, by its field", () => {
    const contact = { name: "", email: "", responseDays: 5 };
    const terms = { ...TERMS, vendor: "", humanTesting: "", reporting: "", contact };
    expect(letterGaps(terms, FACTS, TODAY)).toEqual([
      { field: "vendor", message: "Enter the legal name of your organization." },
      { field: "humanTesting", message: "Say what people test, or that nobody does yet." },
      { field: "reporting", message: "Say how you report progress." },
      { field: "contact.name", message: "Enter the name of the contact." },
      { field: "contact.email", message: "Enter the email address of the contact." },
    ]);
  });

  it("lacks who fixes a barrier and by when, also where no remedy speaks of it", () => {
    expect(gapsOf([{ ...REMEDY, owner: "" }])).toEqual([OWNER]);
    expect(gapsOf([{ ...REMEDY, targetDate: null }])).toEqual([DATE]);
    expect(gapsOf([{ ...REMEDY, cause: "another.critical" }])).toEqual([OWNER, DATE]);
  });

  it("lacks a date that people can be held to", () => {
    expect(gapsOf([{ ...REMEDY, targetDate: "9999-12-31" }])).toEqual([
      {
        field: "remedies.0.targetDate",
        message: 'The target date for "Images without alternative" is more than five years away.',
      },
    ]);
  });

  it("lacks a date that is not past", () => {
    expect(gapsOf([{ ...REMEDY, targetDate: "2026-11-24" }])).toEqual([
      {
        field: "remedies.0.targetDate",
        message: 'The target date for "Images without alternative" is in the past.',
      },
    ]);
  });
});
