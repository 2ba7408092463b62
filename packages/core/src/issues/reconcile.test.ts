import type { ScanResult } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { coverageOf } from "#issues/coverage.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { type KnownIssue, reconcile } from "#issues/reconcile.ts";

const START = new Date("2026-11-23T14:00:00Z");
const NOW = new Date("2026-11-23T14:05:00Z");
const HOME = "https://bakery.example/";
const MENU = "https://bakery.example/menu";

function result(overrides: Partial<ScanResult> = {}): ScanResult {
  return {
    schemaVersion: 2,
    rulesetVersion: "1",
    startedAt: START.toISOString(),
    finishedAt: NOW.toISOString(),
    site: HOME,
    areas: {},
    overall: 80,
    pages: [
      { url: HOME, status: 200, state: "measured" },
      { url: MENU, status: 200, state: "measured" },
    ],
    checks: [{ id: "label", area: "accessibility", outcome: "passed", title: "Labels" }],
    findings: [],
    ...overrides,
  };
}

function known(overrides: Partial<KnownIssue> = {}): KnownIssue {
  return {
    id: "1",
    fingerprint: "label form",
    checkId: "label",
    status: "open",
    pages: [HOME, MENU],
    markedFixedAt: null,
    acceptedUntil: null,
    ...overrides,
  };
}

const found: FoundIssue = {
  fingerprint: "label form",
  checkId: "label",
  area: "accessibility",
  component: "form",
  title: "Form fields have no label",
  message: "No label",
  severity: "critical",
  needsReview: false,
  wcag: ["1.3.1"],
  guidance: null,
  places: [{ page: HOME, selector: "input", snippet: null, message: "No label", sources: ["axe-core"] }],
};

interface Case {
  issues?: KnownIssue[];
  found?: FoundIssue[];
  result?: ScanResult;
}

function changes(given: Case) {
  return reconcile({
    known: given.issues ?? [known()],
    found: given.found ?? [],
    coverage: coverageOf(given.result ?? result()),
    scanStartedAt: START,
    now: NOW,
  });
}

function unproven(reason: string, issue = known()) {
  return { kind: "unproven", issue, reason };
}

describe("an issue the scan no longer finds", () => {
  it("is verified when its check judged every page it stood on", () => {
    expect(changes({})).toEqual([{ kind: "verified", issue: known() }]);
  });

  it.each(["open", "came-back", "fixed-awaiting-check", "accepted"] as const)(
    "is verified from '%s'",
    (status) => {
      expect(changes({ issues: [known({ status })] })).toMatchObject([{ kind: "verified" }]);
    },
  );

  it("stays open when one of its pages failed to load", () => {
    const pages = [
      { url: HOME, status: 200, state: "measured" as const },
      { url: MENU, status: 500, state: "not-measured" as const, reason: "The server failed." },
    ];
    expect(changes({ result: result({ pages }) })).toEqual([unproven(`${MENU}: The server failed.`)]);
  });

  it("stays open when one of its pages was not visited", () => {
    const far = known({ pages: [HOME, `${HOME}far`] });
    expect(changes({ issues: [far] })).toEqual([
      unproven(`${HOME}far was not one of the pages we visited.`, far),
    ]);
  });

  it("stays open when its check looked at other pages alone", () => {
    const checks = [
      {
        id: "label",
        area: "accessibility" as const,
        outcome: "passed" as const,
        title: "Labels",
        lookedAt: [HOME],
      },
    ];
    expect(changes({ result: result({ checks }) })).toEqual([
      unproven(`${MENU} was not one of the pages we looked at for this.`),
    ]);
    const there = known({ pages: [HOME] });
    expect(changes({ issues: [there], result: result({ checks }) })).toEqual([
      { kind: "verified", issue: there },
    ]);
  });

  it("stays open when its check could not run, or is of an area the scan left out", () => {
    const checks = [
      { id: "label", area: "accessibility" as const, outcome: "could-not-run" as const, title: "Labels" },
    ];
    expect(changes({ result: result({ checks }) })).toEqual([unproven("We could not run this check.")]);
    expect(changes({ result: result({ checks: [] }) })).toEqual([]);
  });

  it("stays open when its check found other places but could not run on all pages", () => {
    const check = {
      id: "label",
      area: "accessibility" as const,
      outcome: "failed" as const,
      title: "Labels",
    };
    const reason = "We could not check 1 of 2 pages: the page closed";
    expect(changes({ result: result({ checks: [{ ...check, reason }] }) })).toEqual([
      unproven(`We could not check everywhere. ${reason}`),
    ]);
    expect(changes({ result: result({ checks: [check] }) })).toEqual([{ kind: "verified", issue: known() }]);
  });

  it("is verified when its check no longer applies, since what it was about is gone", () => {
    const outcome = "not-applicable" as const;
    const check = {
      id: "label",
      area: "accessibility" as const,
      outcome,
      title: "Labels",
      reason: "No form",
    };
    expect(changes({ result: result({ checks: [check] }) })).toEqual([{ kind: "verified", issue: known() }]);
  });

  it("stays open when its check was left out, as when its law is no longer chosen", () => {
    const outcome = "not-applicable" as const;
    const reason = "This check is for the laws of EU. Chosen for this site: US.";
    const check = { id: "label", area: "privacy" as const, outcome, title: "Labels", reason, leftOut: true };
    expect(changes({ result: result({ checks: [check] }) })).toEqual([unproven(reason)]);
  });

  it("is closed as gone, not as fixed, when the server says that none of its pages exists", () => {
    const gone = (url: string, status: number) => ({
      url,
      status,
      state: "not-measured" as const,
      reason: "There is no page here.",
    });
    const pages = [gone(HOME, 404), gone(MENU, 410)];
    expect(changes({ result: result({ pages }) })).toEqual([{ kind: "page-gone", issue: known() }]);
    const again = { issues: [known({ status: "page-gone" })], result: result({ pages }) };
    expect(changes(again)).toEqual([]);
  });

  it("is verified when one of its pages is gone and the others are clean", () => {
    const pages = [
      { url: HOME, status: 200, state: "measured" as const },
      { url: MENU, status: 404, state: "not-measured" as const, reason: "There is no page here." },
    ];
    expect(changes({ result: result({ pages }) })).toMatchObject([{ kind: "verified" }]);
  });

  it("whose page was gone is verified once the page is back without it", () => {
    expect(changes({ issues: [known({ status: "page-gone" })] })).toMatchObject([{ kind: "verified" }]);
  });

  it("and whose acceptance is over is open again where nothing proves it fixed", () => {
    const over = known({ status: "accepted", acceptedUntil: new Date("2026-11-01T00:00:00Z") });
    expect(changes({ issues: [over], result: result({ checks: [] }) })).toEqual([
      { kind: "acceptance-ended", issue: over },
    ]);
  });

  it("stays open when it is not known where it stood", () => {
    expect(changes({ issues: [known({ pages: [] })] })).toEqual([]);
  });

  it("is verified by a visit under an address that differs by its fragment alone", () => {
    const pages = [{ url: `${MENU}#soups`, status: 200, state: "measured" as const }];
    const issue = known({ pages: [`${MENU}#cakes`] });
    expect(changes({ issues: [issue], result: result({ pages }) })).toEqual([{ kind: "verified", issue }]);
  });

  it("is not verified twice", () => {
    expect(changes({ issues: [known({ status: "verified" })] })).toEqual([]);
  });

  it("of the whole site is verified although the site redirects to another first page", () => {
    const pages = [
      { url: HOME, status: 200, state: "measured" as const },
      { url: MENU, status: 500, state: "not-measured" as const, reason: "The server failed." },
    ];
    const moved = result({ site: "https://www.bakery.example/", pages });
    const issue = known({ pages: ["https://www.bakery.example/"] });
    expect(changes({ issues: [issue], result: moved })).toEqual([{ kind: "verified", issue }]);
  });

  it("of the whole site stays open when nothing could be measured", () => {
    const pages = [{ url: HOME, status: null, state: "not-measured" as const, reason: "No answer." }];
    const down = result({ site: "https://www.bakery.example/", pages });
    const issue = known({ pages: ["https://www.bakery.example/"] });
    expect(changes({ issues: [issue], result: down })).toEqual([
      unproven("We could not measure any page of the site.", issue),
    ]);
  });
});

describe("an issue the scan finds", () => {
  it("is new when it is not on record", () => {
    expect(changes({ issues: [], found: [found] })).toEqual([{ kind: "new", found }]);
  });

  it("stays open without an entry in its history", () => {
    expect(changes({ found: [found] })).toMatchObject([{ kind: "seen", status: "open", event: null }]);
  });

  it.each(["verified", "page-gone"] as const)("came back when it had been '%s'", (status) => {
    const again = changes({ issues: [known({ status })], found: [found] });
    expect(again).toMatchObject([{ kind: "seen", status: "came-back", event: "came-back" }]);
  });

  it("is still there when someone had marked it as fixed before the scan", () => {
    const marked = known({ status: "fixed-awaiting-check", markedFixedAt: new Date("2026-11-22T00:00:00Z") });
    expect(changes({ issues: [marked], found: [found] })).toMatchObject([
      { status: "open", event: "still-there" },
    ]);
    const justBefore = known({ status: "fixed-awaiting-check", markedFixedAt: START });
    expect(changes({ issues: [justBefore], found: [found] })).toMatchObject([{ status: "open" }]);
  });

  it("keeps awaiting its check when it was marked as fixed while the scan ran", () => {
    const marked = known({ status: "fixed-awaiting-check", markedFixedAt: new Date("2026-11-23T14:02:00Z") });
    expect(changes({ issues: [marked], found: [found] })).toMatchObject([
      { status: "fixed-awaiting-check", event: null },
    ]);
  });

  it("stays accepted until the date it was accepted for", () => {
    const accepted = known({ status: "accepted", acceptedUntil: new Date("2026-12-01T00:00:00Z") });
    expect(changes({ issues: [accepted], found: [found] })).toMatchObject([
      { status: "accepted", event: null },
    ]);
    const over = known({ status: "accepted", acceptedUntil: new Date("2026-11-01T00:00:00Z") });
    expect(changes({ issues: [over], found: [found] })).toMatchObject([
      { status: "open", event: "acceptance-ended" },
    ]);
    const endsNow = known({ status: "accepted", acceptedUntil: NOW });
    expect(changes({ issues: [endsNow], found: [found] })).toMatchObject([{ status: "open" }]);
  });
});
