import type { Barrier } from "@plumbline/contract/statements";

import { LETTERHEAD } from "#letterhead.testing.ts";
import type { LetterDocument } from "#statement-input.ts";

const BARRIER: Barrier = {
  cause: "label.critical",
  title: "Form fields have no label",
  severity: "critical",
  criteria: ["1.3.1", "4.1.2"],
  issues: 3,
  accepted: 0,
  awaitingCheck: 0,
  reach: "3 of 4 pages",
  proposedDate: "2026-12-23",
};

export function barrier(overrides: Partial<Barrier> = {}): Barrier {
  return { ...BARRIER, ...overrides };
}

/** What a letter and a report rest on. */
export const BASELINE = {
  organization: "Morning Bakery",
  site: "https://bakery.example/",
  timeZone: "America/New_York",
  scannedAt: "2026-11-23T14:05:00.000Z",
  identity: {
    scanId: "01900000-0000-7000-8000-0000000000b7",
    rulesetVersion: "2026.11.1",
    engines: ["Chromium 144.0", "axe-core 4.14.1"],
    evidence: { hash: "1f".repeat(32), chainHash: "2e".repeat(32), position: 7 },
  },
  pages: { visited: 4, measured: 3 },
};

/** A draft of a letter about one barrier, to be varied. */
export function letter(overrides: Partial<LetterDocument> = {}): LetterDocument {
  return {
    brand: LETTERHEAD.brand,
    version: 2,
    savedAt: new Date("2026-11-24T15:00:00Z"),
    savedBy: "Alice Miller",
    signature: null,
    facts: {
      ...BASELINE,
      accessibility: {
        area: "accessibility",
        score: 68,
        state: "measured",
        measuredAt: BASELINE.scannedAt,
      },
      criteria: {
        failed: 11,
        review: 11,
        noFailureFound: 22,
        nothingToCheck: 7,
        notAutomated: 4,
        notTested: 0,
      },
      issues: { open: 3, accepted: 0, review: 5, beyond: 0 },
      barriers: [BARRIER],
      nextScan: "2026-11-30",
    },
    terms: {
      addressee: "City of Springfield",
      reference: "RFP 2026-118",
      vendor: "Morning Bakery, Inc.",
      vendorAddress: "1 Main Street, Springfield",
      standards: ["section-508"],
      remedies: [
        {
          cause: "label.critical",
          owner: "Dana Webb",
          targetDate: "2026-12-23",
          meanwhile: "Order by phone: 555 0100",
        },
      ],
      humanTesting: "Two blind testers use the order form each quarter.",
      reporting: "We send the state of this table each month.",
      contact: { name: "Alice Miller", email: "alice@bakery.example", responseDays: 3 },
    },
    ...overrides,
  };
}

export const SIGNATURE = {
  name: "Alice B. Miller",
  authority: "Chief Operating Officer",
  signedAt: "2026-11-25T16:30:00.000Z",
  expiresOn: "2027-11-25",
};
