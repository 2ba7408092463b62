import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CHAIN_START, chainHash, evidenceHash, sha256 } from "#evidence/evidence-hash.ts";
import { issueDocument } from "#evidence/issue-document.ts";
import { verifyDocument } from "#evidence/verify-document.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { evidenceLinks } from "#platform/database/tables/evidence.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { archiveScan } from "#scans/archive-scan.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { recordScan } from "#scans/record-scan.ts";
import { requestScan } from "#scans/request-scan.ts";
import { foundIssue, scanResult } from "#scans/scan-result.testing.ts";
import { storeScreenshots } from "#scans/store-screenshots.ts";

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});

afterAll(() => services.close());

/** A whole scan with one picture, a minute after the one before. */
async function scan(): Promise<string> {
  services.clock.advance(60_000);
  const { scanId } = await requestScan(context, "manual");
  const attempt = (await beginScan(context, scanId))?.attempt ?? 0;
  const now = services.clock.now().toISOString();
  const result = scanResult({ startedAt: now, finishedAt: now });
  const screenshots = new Map([["4f0c", new Uint8Array([1, 2, 3])]]);
  const { issues, files } = await storeScreenshots(context, {
    scanId,
    attempt,
    screenshots,
    issues: [foundIssue()],
  });
  const evidence = [{ page: "https://harbor-bakery.example/" }];
  const archived = await archiveScan(context, { scanId, attempt, result, evidence, pictures: files });
  await recordScan(context, { scanId, attempt, result, issues, ...archived });
  return scanId;
}

async function linkOf(scanId: string) {
  const [link] = await services.db.select().from(evidenceLinks).where(eq(evidenceLinks.scanId, scanId));
  if (link === undefined) throw new Error("The scan was not linked.");
  return link;
}

const fileOf = (scanId: string) => new TextEncoder().encode(`%PDF-1.7 of ${scanId}`);

/** A document of a scan as we issued it. */
async function issued(scanId: string) {
  const file = fileOf(scanId);
  await issueDocument(context, { file, kind: "weekly", scanId });
  const { chainHash: head } = await linkOf(scanId);
  return { file, scanId, chainHash: head };
}

/** Takes the archived files away, and the scan's row, as retention does. */
async function removeLogs(scanId: string): Promise<void> {
  const { folder } = await linkOf(scanId);
  await services.storage.deleteAll(folder);
  await services.db.delete(scans).where(eq(scans.id, scanId));
}

/** Goes on to the day on which logs of scans of today are kept no longer. */
function passScanLogs(): void {
  const now = services.clock.now();
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + 18);
  services.clock.advance(then.getTime() - now.getTime() + 60_000);
}

describe("the chain of evidence", () => {
  it("gives each scan the digest of its files, and a hash over the scan before it", async () => {
    const [first, second] = [await linkOf(await scan()), await linkOf(await scan())];
    expect(first.files.map(({ name }) => name).toSorted()).toEqual([
      "evidence.jsonl.zst",
      "result.json.zst",
      "screenshots/4f0c.webp",
    ]);
    expect(first.evidenceHash).toBe(evidenceHash(first.files));
    expect(first.chainHash).toBe(chainHash(CHAIN_START, first));
    expect(second).toMatchObject({
      position: first.position + 1,
      chainHash: chainHash(first.chainHash, second),
    });
  });

  it("can be computed by anyone from the files alone", async () => {
    const { folder, files, evidenceHash: digest } = await linkOf(await scan());
    const inOrder = files.map(({ name }) => name).toSorted();
    const list = await Promise.all(
      inOrder.map(async (name) => `${sha256(await services.storage.get(`${folder}/${name}`))}  ${name}\n`),
    );
    expect(sha256(list.join(""))).toBe(digest);
  });
});

describe("a document held against the archive", () => {
  it("is the same when we issued it and its evidence is untouched", async () => {
    const document = await issued(await scan());
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "same",
      issued: { kind: "weekly", at: services.clock.now() },
      scan: { id: document.scanId },
      evidence: { archive: "same", changedFiles: [], brokenAt: null },
    });
  });

  it("is changed when a single byte of it is not as we issued it", async () => {
    const document = await issued(await scan());
    document.file[9] = 0x21;
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      issued: null,
    });
  });

  it("is unknown when it names no scan on record", async () => {
    const file = fileOf("another");
    for (const scanId of [null, "01900000-0000-7000-8000-000000000000"])
      expect(await verifyDocument(services, { file, scanId, chainHash: null })).toMatchObject({
        verdict: "unknown",
        scan: null,
      });
  });

  it("is changed when it names another head of the chain than its scan has", async () => {
    const document = { ...(await issued(await scan())), chainHash: "f".repeat(64) };
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      claimedChain: { hash: "f".repeat(64), isOnRecord: false },
    });
  });

  it("is changed when the link it names is gone from the chain", async () => {
    const document = await issued(await scan());
    await services.db.delete(evidenceLinks).where(eq(evidenceLinks.scanId, document.scanId));
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      scan: null,
      claimedChain: { hash: document.chainHash, isOnRecord: false },
    });
  });

  it("is the same when it is of no scan, and names no link", async () => {
    const file = fileOf("none, as an invoice");
    await issueDocument(context, { file, kind: "invoice", scanId: null });
    const document = { file, scanId: null, chainHash: null };
    expect(await verifyDocument(services, document)).toMatchObject({ verdict: "same", claimedChain: null });
  });

  it("is changed when a file of its evidence is, or is missing", async () => {
    const document = await issued(await scan());
    const { folder } = await linkOf(document.scanId);
    await services.storage.delete(`${folder}/screenshots/4f0c.webp`);
    await services.storage.put(`${folder}/result.json.zst`, "other", "application/zstd");
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      evidence: { archive: "changed", changedFiles: ["result.json.zst", "screenshots/4f0c.webp"] },
    });
  });

  it("stays the same after retention has removed the scan and its files", async () => {
    const document = await issued(await scan());
    await removeLogs(document.scanId);
    passScanLogs();
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "same",
      evidence: { archive: "removed", changedFiles: [], brokenAt: null },
    });
  });

  it("is changed when all files of a scan are gone that retention has not reached", async () => {
    const document = await issued(await scan());
    await removeLogs(document.scanId);
    expect(await verifyDocument(services, document)).toMatchObject({
      verdict: "changed",
      evidence: {
        archive: "changed",
        changedFiles: ["result.json.zst", "evidence.jsonl.zst", "screenshots/4f0c.webp"],
      },
    });
  });

  it("is changed when an earlier link of the chain was rewritten or taken out", async () => {
    const earlier = await linkOf(await scan());
    const document = await issued(await scan());
    const of = eq(evidenceLinks.scanId, earlier.scanId);
    await services.db
      .update(evidenceLinks)
      .set({ evidenceHash: "f".repeat(64), files: [] })
      .where(of);
    const broken = { verdict: "changed", evidence: { archive: "same", brokenAt: earlier.position } };
    expect(await verifyDocument(services, document)).toMatchObject(broken);
    await services.db.delete(evidenceLinks).where(of);
    expect(await verifyDocument(services, document)).toMatchObject(broken);
  });
});
