import type { Finding } from "@plumbline/contract/scan-result";
import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { scanCriteria } from "#platform/database/tables/scans.table.ts";
import { removeScanDetails } from "#retention/remove-scan-details.ts";
import { removeScanLogs } from "#retention/remove-scan-logs.ts";
import { HOME, MENU, scanResult } from "#scans/scan-result.testing.ts";
import { readSeenCriteria, seenCriteria } from "#statements/seen-criteria.ts";

const FAILURE: Finding = {
  check: "label",
  area: "accessibility",
  severity: "critical",
  outcome: "fail",
  wcag: ["1.3.1"],
  actRules: [],
  page: HOME,
  selector: "input",
  snippet: null,
  message: "The field has no label.",
  sources: [],
  component: "form",
};

/** What is seen of criterion 1.3.1 where these were found on two pages. */
function seen(...findings: Finding[]) {
  const criteria = [{ criterion: "1.3.1", level: "A" as const, state: "failed" as const, checks: [] }];
  return seenCriteria(scanResult({ findings, criteria }))?.find(({ criterion }) => criterion === "1.3.1");
}

describe("what a scan saw of a criterion", () => {
  it("is that most of the product fails where more than half of the pages do", () => {
    expect(seen(FAILURE, { ...FAILURE, page: MENU })?.proposed).toBe("does-not-support");
    expect(seen(FAILURE, { ...FAILURE, selector: "select" })?.proposed).toBe("partially-supports");
  });

  it("is that all of it fails where the failure concerns the site as a whole", () => {
    expect(seen({ ...FAILURE, isSiteWide: true })).toMatchObject({ proposed: "does-not-support", pages: 2 });
  });

  it("counts every failure, cites different ones first, and no finding that only a person can judge", () => {
    const places = Array.from({ length: 5 }, (_, index) => ({ ...FAILURE, selector: `input.n${index}` }));
    const other: Finding = { ...FAILURE, check: "group", message: "The group has no name.", severity: "low" };
    const doubt: Finding = { ...FAILURE, outcome: "review", message: "Look here." };
    expect(seen(...places, other, doubt)).toMatchObject({
      places: 6,
      pages: 1,
      examples: [{ selector: "input.n0" }, { message: "The group has no name." }, { selector: "input.n1" }],
      lastFixed: "minor",
    });
  });

  it("is nothing where no check ran for it, and there is nothing at all where accessibility was left out", () => {
    const criteria = [{ criterion: "1.3.1", level: "A" as const, state: "failed" as const, checks: [] }];
    const others = seenCriteria(scanResult({ criteria }))?.filter(({ criterion }) => criterion !== "1.3.1");
    expect(new Set(others?.map(({ state, proposed }) => `${state} ${proposed}`))).toEqual(
      new Set(["not-tested not-evaluated"]),
    );
    expect(seenCriteria(scanResult())).toBeNull();
  });
});

describe("what is written down of it with the scan", () => {
  let services: TestServices;
  let context: OrganizationContext;
  let meadow: OrganizationContext;

  beforeAll(async () => {
    services = await testServices();
    const { alice, charlie } = await createCast(services);
    context = contextFor(services, alice.organizationId);
    meadow = contextFor(services, charlie.organizationId);
  });
  afterAll(() => services.close());

  const criteria = [{ criterion: "1.3.1", level: "A" as const, state: "failed" as const, checks: [] }];
  const failed = async (scanId: string) =>
    (await readSeenCriteria(context, scanId))?.filter(({ state }) => state === "failed");

  /** The same services, where reading a file fails. */
  const withoutFiles = () => ({
    ...context,
    storage: { ...services.storage, getStream: () => Promise.reject(new Error("A file was read.")) },
  });

  it("is read without the scan's result", async () => {
    const scanId = await stageScan(context, { result: { findings: [FAILURE], criteria } });
    const seenThen = await readSeenCriteria(withoutFiles(), scanId);
    expect(seenThen?.find(({ criterion }) => criterion === "1.3.1")).toMatchObject({
      state: "failed",
      places: 1,
    });
    const without = await stageScan(context);
    expect(await readSeenCriteria(withoutFiles(), without)).toBeNull();
  });

  it("is taken from the result once where the scan is from before it was written down", async () => {
    const scanId = await stageScan(context, { result: { findings: [FAILURE], criteria } });
    const written = await failed(scanId);
    await services.db.delete(scanCriteria);
    expect(await failed(scanId)).toEqual(written);
    expect(await readSeenCriteria(withoutFiles(), scanId)).not.toBeNull();
  });

  it("is nothing for another organization, and goes with the scan's logs", async () => {
    const scanId = await stageScan(context, { result: { findings: [FAILURE], criteria } });
    expect(await readSeenCriteria(meadow, scanId)).toBeNull();
    services.clock.advance(19 * 31 * 24 * 3_600_000);
    await removeScanLogs(services);
    await removeScanDetails(services);
    expect(await services.db.$count(scanCriteria)).toBe(0);
    expect(await readSeenCriteria(context, scanId)).toBeNull();
  });
});
