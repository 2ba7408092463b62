import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { clearPayments } from "#billing/settle-payments.testing.ts";
import { selectChain, selectLink } from "#evidence/evidence.queries.ts";
import { issueDocument } from "#evidence/issue-document.ts";
import { verifyDocument } from "#evidence/verify-document.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { evidenceLinks } from "#platform/database/tables/evidence.table.ts";
import { runRetention } from "#retention/run-retention.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  goTo("2026-11-18T12:00:00Z");
  await clearPayments(services);
  const cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId);
});

function goTo(moment: string): void {
  services.clock.set(new Date(moment));
}

describe("the chain of evidence", () => {
  /** A scan a week, and a document that names it. */
  async function issuedScan() {
    const scanId = await stageScan(bakery);
    const file = new TextEncoder().encode(`%PDF- of ${scanId}`);
    await issueDocument(bakery, { file, kind: "weekly", scanId });
    const link = await selectLink(bakery, scanId);
    services.clock.advance(7 * DAY_MS);
    return { file, scanId, chainHash: link!.chainHash };
  }

  const positions = async () => {
    const chain = await selectChain(bakery, 100);
    return chain.map(({ position }) => position);
  };

  it("loses its oldest links with the documents that name them, and still holds", async () => {
    const old = [await issuedScan(), await issuedScan(), await issuedScan()];
    goTo("2029-11-10T12:00:00Z");
    const kept = await issuedScan();
    expect(await runRetention(services)).toMatchObject({ evidenceLinks: 0, issuedDocuments: 0 });
    goTo("2029-12-18T12:00:00Z");
    expect(await runRetention(services)).toMatchObject({ evidenceLinks: 2, issuedDocuments: 3 });
    expect(await positions()).toEqual([3, 4]);
    expect(await verifyDocument(services, kept)).toMatchObject({
      verdict: "same",
      evidence: { archive: "same", chainFrom: 3, brokenAt: null },
    });
    expect(await verifyDocument(services, old[0]!)).toMatchObject({ verdict: "unknown" });
  });

  it("keeps a link that a document of later names", async () => {
    const first = await issuedScan();
    await issuedScan();
    goTo("2028-11-18T12:00:00Z");
    const later = { ...first, file: new TextEncoder().encode("%PDF- made of it later") };
    await issueDocument(bakery, { file: later.file, kind: "issues", scanId: first.scanId });
    goTo("2029-12-18T12:00:00Z");
    expect(await runRetention(services)).toMatchObject({ evidenceLinks: 0 });
    expect(await verifyDocument(services, later)).toMatchObject({ verdict: "same" });
  });

  it("that begins later than retention lets it is broken", async () => {
    await issuedScan();
    const document = await issuedScan();
    await services.db.delete(evidenceLinks).where(eq(evidenceLinks.position, 1));
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      evidence: { brokenAt: 1 },
    });
  });
});
