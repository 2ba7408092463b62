import type { ScanResult } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { afterRetest, judgeRetest } from "#issues/judge-retest.ts";
import { HOME, MENU, scanResult } from "#scans/scan-result.testing.ts";

const LABEL = { id: "label", area: "accessibility" as const, title: "Labels" };
const START = new Date("2026-11-18T12:00:00Z");
const BEFORE = new Date("2026-11-18T11:59:59Z");
const AFTER = new Date("2026-11-18T12:00:01Z");

const measured = (url: string) => ({ url, status: 200, state: "measured" as const });
const failed = (url: string, status: number | null) => ({
  url,
  status,
  state: "not-measured" as const,
  reason: "The page did not answer.",
});

function result(pages: ScanResult["pages"], outcome: "passed" | "could-not-run" = "passed"): ScanResult {
  const reason = outcome === "passed" ? {} : { reason: "The engine crashed." };
  return scanResult({ pages, checks: [{ ...LABEL, outcome, ...reason }] });
}

function verdict(pages: readonly string[], scan: ScanResult, isFound = false) {
  return judgeRetest({ checkId: "label", pages }, scan, isFound);
}

describe("a re-test", () => {
  it("verifies the fix when every page was judged and none shows the issue", () => {
    const both = result([measured(HOME), measured(MENU)]);
    expect(verdict([HOME, MENU], both)).toEqual({ outcome: "verified", note: null });
  });

  it("says that it is still there as soon as one page shows it, whatever the others did", () => {
    const scan = result([measured(HOME), failed(MENU, null)]);
    expect(verdict([HOME, MENU], scan, true)).toEqual({ outcome: "still-there", note: null });
  });

  it.each([null, 403, 500, 503])("verifies nothing by a page that answered %s", (status) => {
    const scan = result([measured(HOME), failed(MENU, status)]);
    expect(verdict([HOME, MENU], scan)).toEqual({
      outcome: "could-not-check",
      note: "The page did not answer.",
    });
  });

  it.each([404, 410])("knows that a page is gone by its status %d", (status) => {
    expect(verdict([MENU], result([failed(MENU, status)])).outcome).toBe("page-gone");
  });

  it("verifies the rest where some of the pages are gone", () => {
    expect(verdict([HOME, MENU], result([measured(HOME), failed(MENU, 404)])).outcome).toBe("verified");
  });

  it("verifies nothing by a check that was left out", () => {
    const check = { ...LABEL, outcome: "not-applicable" as const, reason: "Ownership is not proven." };
    const scan = scanResult({ pages: [measured(HOME)], checks: [{ ...check, leftOut: true }] });
    expect(verdict([HOME], scan)).toEqual({ outcome: "could-not-check", note: "Ownership is not proven." });
  });

  it("has words for a check that was left out without a reason", () => {
    const check = { ...LABEL, outcome: "not-applicable" as const, leftOut: true };
    const scan = scanResult({ pages: [measured(HOME)], checks: [check] });
    expect(verdict([HOME], scan).note).toBe("This check was not part of the scan.");
  });

  it("verifies nothing by a check that could not run", () => {
    const scan = result([measured(HOME)], "could-not-run");
    expect(verdict([HOME], scan)).toEqual({ outcome: "could-not-check", note: "The engine crashed." });
  });

  it("verifies nothing by a page that leads elsewhere", () => {
    const scan = result([measured("https://harbor-bakery.example/new-menu")]);
    expect(verdict([MENU], scan)).toMatchObject({
      outcome: "could-not-check",
      note: expect.stringContaining("leads somewhere else"),
    });
  });

  it("says that its check could not run everywhere", () => {
    const check = {
      ...LABEL,
      outcome: "failed" as const,
      reason: "We could not check 1 of 2 pages: closed",
    };
    const scan = { ...result([measured(HOME), measured(MENU)]), checks: [check] };
    expect(verdict([MENU], scan)).toEqual({
      outcome: "could-not-check",
      note: "We could not check everywhere. We could not check 1 of 2 pages: closed",
    });
  });

  it("verifies nothing by a check that looked at other pages alone", () => {
    const check = { ...LABEL, outcome: "passed" as const, lookedAt: [HOME] };
    const scan = { ...result([measured(HOME), measured(MENU)]), checks: [check] };
    expect(verdict([MENU], scan)).toEqual({
      outcome: "could-not-check",
      note: "We did not look at the page closely enough.",
    });
    expect(verdict([HOME, MENU], scan)).toMatchObject({
      outcome: "could-not-check",
      note: expect.stringMatching(/^No longer found on 1 of 2 pages/u),
    });
  });

  it("says what is left where it opened only some of the pages", () => {
    const note = "No longer found on 1 of 2 pages. We still need to check the others.";
    expect(verdict([HOME, MENU], result([measured(HOME)]))).toEqual({ outcome: "could-not-check", note });
    const foundOther = scanResult({ pages: [measured(HOME)], checks: [{ ...LABEL, outcome: "failed" }] });
    expect(verdict([HOME, MENU], foundOther)).toEqual({ outcome: "could-not-check", note });
  });
});

describe("an issue after its re-test", () => {
  const after = (status: Parameters<typeof afterRetest>[0]["status"], markedFixedAt: Date | null = null) => ({
    still: afterRetest({ status, markedFixedAt }, "still-there", START).status,
    verified: afterRetest({ status, markedFixedAt }, "verified", START).status,
    gone: afterRetest({ status, markedFixedAt }, "page-gone", START).status,
    unknown: afterRetest({ status, markedFixedAt }, "could-not-check", START).status,
  });

  it("is closed by a proof, opened again by the opposite, and left alone without either", () => {
    const closed = { verified: "verified", gone: "page-gone" };
    expect(after("open")).toEqual({ ...closed, still: "open", unknown: "open" });
    expect(after("came-back")).toEqual({ ...closed, still: "came-back", unknown: "came-back" });
    expect(after("accepted")).toEqual({ ...closed, still: "accepted", unknown: "accepted" });
    const fixed = "verified";
    expect(after(fixed)).toEqual({ verified: fixed, gone: fixed, still: "came-back", unknown: fixed });
    expect(after("page-gone")).toEqual({ ...closed, still: "came-back", unknown: "page-gone" });
    const awaiting = "fixed-awaiting-check";
    expect(after(awaiting, BEFORE)).toEqual({ ...closed, still: "open", unknown: awaiting });
  });

  it("keeps a mark that was set after the re-test had begun", () => {
    expect(after("fixed-awaiting-check", AFTER).still).toBe("fixed-awaiting-check");
  });
});
