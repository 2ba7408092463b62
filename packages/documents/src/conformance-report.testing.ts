import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";

import { BASELINE, SIGNATURE } from "#letter-of-intent.testing.ts";
import { LETTERHEAD } from "#letterhead.testing.ts";
import type { ConformanceDocument } from "#statement-input.ts";

/** What a scan saw: labels fail on most pages, contrast on one; everything else shows no failure. */
const FAILED: Record<string, Partial<CriterionFacts>> = {
  "1.3.1": {
    state: "failed",
    proposed: "does-not-support",
    places: 5,
    pages: 2,
    defects: ["Form fields have no label"],
    examples: [
      { page: "https://bakery.example/contact", selector: "input.email", message: "The field has no label." },
    ],
    proposedDate: "2026-12-23",
  },
  "1.4.3": {
    state: "failed",
    proposed: "partially-supports",
    places: 1,
    pages: 1,
    defects: ["Text is hard to read against its background"],
    examples: [{ page: "https://bakery.example/", selector: "p.price", message: "The contrast is 2.1." }],
    proposedDate: "2027-01-22",
  },
  "1.2.1": { state: "not-tested" },
  "2.4.3": { state: "review" },
};

const CRITERIA: CriterionFacts[] = WCAG_CRITERIA.flatMap(({ id, level }) =>
  level === "AAA"
    ? []
    : {
        criterion: id,
        level,
        state: "no-failure-found",
        proposed: "not-evaluated",
        places: 0,
        pages: 0,
        defects: [],
        examples: [],
        proposedDate: null,
        ...FAILED[id],
      },
);

/** As automation proposes it, before any person has judged. */
function proposedRow({ criterion, proposed, proposedDate }: CriterionFacts): ConformanceRow {
  return {
    criterion,
    adherence: proposed,
    remarks: "",
    workaround: "",
    targetDate: proposedDate,
    evaluator: "",
  };
}

/** A draft nobody has judged a row of, to be varied. */
export function conformanceReport(overrides: Partial<ConformanceDocument> = {}): ConformanceDocument {
  return {
    brand: LETTERHEAD.brand,
    version: 3,
    savedAt: new Date("2026-11-24T15:00:00Z"),
    savedBy: "Alice Miller",
    signature: null,
    facts: { ...BASELINE, criteria: CRITERIA },
    terms: {
      product: { name: "Bakery shop", version: "4.2", description: "The online shop of Morning Bakery." },
      vendor: { name: "Morning Bakery, Inc.", address: "1 Main Street, Springfield" },
      author: { name: "Dana Webb", email: "dana@bakery.example" },
      contact: { name: "Alice Miller", email: "alice@bakery.example", phone: "555 0100" },
      notes: "The shop only, not the blog.",
      changes: "The order form has new fields.",
      humanMethods: "Dana Webb worked through the order by keyboard and with a screen reader.",
      technologies: [{ name: "NVDA", version: "2026.3", tester: "Dana Webb" }],
      disclaimer: "This report is no contract.",
      feedback: "access@bakery.example",
      rows: CRITERIA.map(proposedRow),
    },
    ...overrides,
  };
}

/** The same, judged by a person row by row and signed. */
export function finalReport(): ConformanceDocument {
  const draft = conformanceReport();
  const rows = draft.terms.rows.map((row): ConformanceRow => {
    if (row.criterion === "1.4.3") return { ...row, workaround: "Use the dark theme." };
    if (row.criterion === "1.3.1")
      return {
        ...row,
        adherence: "supports",
        remarks: "The fields carry a name that the checks do not read.",
        evaluator: "Dana Webb",
      };
    const adherence = row.criterion.startsWith("1.2.") ? "not-applicable" : "supports";
    return { ...row, adherence, evaluator: "Dana Webb" };
  });
  return { ...draft, terms: { ...draft.terms, rows }, signature: SIGNATURE };
}
