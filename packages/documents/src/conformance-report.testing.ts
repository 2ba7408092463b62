import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { proposedRow } from "@plumbline/contract/proposed-row";
import { SECTION_508_ROWS } from "@plumbline/contract/section-508";
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
  "1.2.1": { state: "nothing-to-check" },
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

/** The same report with the chapters of Section 508, as automation proposes them. */
export function withSection508(report: ConformanceDocument): ConformanceDocument {
  const provisions = SECTION_508_ROWS.map(provisionFacts);
  return {
    ...report,
    facts: { ...report.facts, criteria: [...report.facts.criteria, ...provisions] },
    terms: { ...report.terms, rows: [...report.terms.rows, ...provisions.map(proposedRow)] },
  };
}

/** The same, judged and signed: software and hardware do not apply, everything else is judged row by row. */
export function finalSection508(): ConformanceDocument {
  const report = withSection508(finalReport());
  const rows = report.terms.rows.map((row): ConformanceRow => {
    if (row.adherence !== "not-evaluated") return row;
    const chapter = /^(?:hardware|50)/u.exec(row.criterion);
    return chapter === null
      ? { ...row, adherence: "supports", evaluator: "Dana Webb" }
      : {
          ...row,
          adherence: "not-applicable",
          remarks: "The product is a website alone.",
          evaluator: "Dana Webb",
        };
  });
  return { ...report, terms: { ...report.terms, rows } };
}

/** A scan saw labels fail, which people who cannot see need. */
function provisionFacts(criterion: string): CriterionFacts {
  const isFailed = criterion === "302.1";
  return {
    criterion,
    state: isFailed ? "failed" : "not-tested",
    proposed: isFailed ? "partially-supports" : "not-evaluated",
    places: 0,
    pages: 0,
    defects: isFailed ? ["1.3.1 Info and Relationships"] : [],
    examples: [],
    proposedDate: isFailed ? "2026-12-23" : null,
  };
}
