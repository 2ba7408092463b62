import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { FoundIssue } from "#issues/found-issue.ts";
import { readIssue } from "#issues/read-issue.ts";
import { readScreenshot } from "#issues/read-screenshot.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { recordScan } from "#scans/record-scan.ts";
import { requestScan } from "#scans/request-scan.ts";
import { archivedScan, foundIssue, HOME, MENU, place, scanResult } from "#scans/scan-result.testing.ts";
import { storeScreenshots } from "#scans/store-screenshots.ts";

const PICTURE = Buffer.from("a picture of the field");

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(scans);
  await services.db.delete(issues);
  services.clock.advance(60_000);
});

const PICTURED: FoundIssue = foundIssue({
  places: [{ ...place(HOME), screenshotKey: "4f0c" }, place(MENU)],
});

/** A scan that took these pictures; answers the issue's id. */
async function scanned(screenshots: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const { scanId } = await requestScan(context, "initial");
  const attempt = (await beginScan(context, scanId))?.attempt ?? 0;
  const stored = await storeScreenshots(context, { scanId, attempt, screenshots, issues: [PICTURED] });
  await recordScan(context, {
    scanId,
    attempt,
    result: scanResult(),
    issues: stored.issues,
    ...archivedScan(),
  });
  const [issue] = await services.db.select({ id: issues.id }).from(issues);
  return issue?.id ?? "";
}

async function namesOf(id: string): Promise<(string | null)[]> {
  return (await readIssue(context, { id })).evidence.map(({ screenshot }) => screenshot);
}

describe("the picture of a place", () => {
  it("is kept with the place it shows, and read by who may see the issue", async () => {
    const id = await scanned(new Map([["4f0c", PICTURE]]));
    const [first, second] = await namesOf(id);
    expect(second).toBeNull();
    const { picture } = await readScreenshot(context, { id, place: first ?? "" });
    expect(Buffer.from(picture)).toEqual(PICTURE);
  });

  it("lies among the files of its organization, where no one else's context reaches it", async () => {
    const id = await scanned(new Map([["4f0c", PICTURE]]));
    const [first] = await namesOf(id);
    const outside = contextFor(services, cast.charlie.organizationId);
    const asked = readScreenshot(outside, { id, place: first ?? "" });
    await expect(asked).rejects.toMatchObject({ code: "issue.no-screenshot" });
  });

  it("is not promised where the scan did not bring it", async () => {
    const id = await scanned(new Map());
    expect(await namesOf(id)).toEqual([null, null]);
  });

  it("is told to be missing where its file is gone", async () => {
    const id = await scanned(new Map([["4f0c", PICTURE]]));
    const [first] = await namesOf(id);
    await context.storage.deleteAll(`organizations/${context.organization.id}/`);
    const asked = readScreenshot(context, { id, place: first ?? "" });
    await expect(asked).rejects.toMatchObject({ code: "issue.no-screenshot" });
  });
});
