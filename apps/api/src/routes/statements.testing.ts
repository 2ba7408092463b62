import {
  type ConformanceReports,
  type ConformanceTerms,
  listConformanceReports,
} from "@plumbline/contract/conformance-reports";
import { type Letters, type LetterTerms, listLetters } from "@plumbline/contract/letters-of-intent";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import { foundIssue, HOME, MENU } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";

import { testApi } from "#api.testing.ts";

export const LETTERS = "/api/client-auth/letters-of-intent";
export const REPORTS = "/api/client-auth/conformance-reports";
export const SIGNING = { name: "Alice B. Miller", authority: "Chief Operating Officer" };

/** The pages of the bakery's site. */
export const BAKERY_PAGES = [HOME, MENU];

const FINDING = {
  check: "label",
  area: "accessibility",
  severity: "critical",
  outcome: "fail",
  wcag: ["1.3.1", "4.1.2"],
  actRules: [],
  selector: "input",
  snippet: null,
  message: "The field has no label.",
  sources: ["axe-core 4.14.1"],
  component: "form",
} as const;

/** Labels fail on both pages. */
export const RESULT: Partial<ScanResult> = {
  findings: BAKERY_PAGES.map((page) => ({
    ...FINDING,
    wcag: [...FINDING.wcag],
    actRules: [],
    sources: [],
    page,
  })),
  criteria: WCAG_CRITERIA.flatMap(({ id, level }) =>
    level === "AAA"
      ? []
      : {
          criterion: id,
          level,
          state: id === "1.3.1" || id === "4.1.2" ? "failed" : "no-failure-found",
          checks: [],
        },
  ),
};
/** The same a month later: on one page, an image has lost its text alternative. */
export const WITHOUT_ALTERNATIVES: Partial<ScanResult> = {
  findings: [
    ...(RESULT.findings ?? []),
    { ...FINDING, check: "image-alt", wcag: ["1.1.1"], actRules: [], sources: [], page: HOME },
  ],
  criteria: RESULT.criteria?.map((outcome) =>
    outcome.criterion === "1.1.1" ? { ...outcome, state: "failed" } : outcome,
  ),
};
export const ISSUES = [
  foundIssue(),
  foundIssue({ fingerprint: "doubt", checkId: "contrast", needsReview: true }),
  foundIssue({
    fingerprint: "hint",
    checkId: "hint",
    severity: "low",
    wcag: [],
    title: "Headings skip a level",
  }),
];

/** A team that writes letters and reports over HTTP. */
export async function writingTeam() {
  const api = await testApi();
  const { alice } = api.cast;

  async function call(person: Person, url: string, payload?: object) {
    return api.send(person, {
      url,
      method: payload === undefined ? "GET" : "POST",
      ...(payload && { payload }),
    });
  }

  async function letters(person: Person): Promise<Letters> {
    return listLetters.output.parse((await call(person, LETTERS)).body).data;
  }

  async function reports(person: Person): Promise<ConformanceReports> {
    return listConformanceReports.output.parse((await call(person, REPORTS)).body).data;
  }

  async function letterDraft(): Promise<LetterTerms> {
    const { draft } = await letters(alice);
    if (draft === null) throw new Error("There is no draft.");
    return draft.terms;
  }

  async function reportDraft(): Promise<ConformanceTerms> {
    const { draft } = await reports(alice);
    if (draft === null) throw new Error("There is no draft.");
    return draft.terms;
  }

  /** Saves a report as someone who has the newest scan on screen. */
  async function saveReport(terms: ConformanceTerms, basedOn: number | null) {
    const { draft } = await reports(alice);
    return call(alice, REPORTS, { terms, basedOn, seenScan: draft?.facts.identity.scanId });
  }

  return { api, call, letters, reports, letterDraft, reportDraft, saveReport };
}

/** Id of the newest version. */
export const newestId = ({ versions }: Letters | ConformanceReports) => versions[0]?.id ?? "";
