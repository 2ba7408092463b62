import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { issueDocument } from "@plumbline/core/evidence/issue-document";
import { exportIssues } from "@plumbline/core/issues/export-issues";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { foundIssue, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { conformanceFacts } from "@plumbline/core/statements/conformance-facts";
import { proposedReport } from "@plumbline/core/statements/conformance-terms";
import { openacrOf } from "@plumbline/documents/openacr";
import { scanOfPdf } from "@plumbline/documents/pdf-identity";
import { Typesetter } from "@plumbline/documents/typesetter";
import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Ended, plumblineHere } from "../plumbline.testing.ts";

let services: TestServices;
let folder: string;
let pdf: Uint8Array;
let yaml: string;
let archived: Awaited<ReturnType<typeof archiveScan>>;

beforeAll(async () => {
  services = await testServices();
  folder = await mkdtemp(join(tmpdir(), "plumbline-verify-"));
  const cast = await createCast(services);
  const context = contextFor(services, cast.alice.organizationId);
  const { scanId } = await requestScan(context, "manual");
  const attempt = (await beginScan(context, scanId))?.attempt ?? 0;
  const result = scanResult();
  archived = await archiveScan(context, { scanId, attempt, result, evidence: [], pictures: [] });
  await recordScan(context, { scanId, attempt, result, issues: [foundIssue()], ...archived });
  const typesetter = new Typesetter();
  const { brand } = services.config;
  const report = {
    content: await exportIssues(context, {}),
    pictures: [],
    brand,
    timeZone: "UTC",
    publicUrl: "https://app.example",
    organizationId: context.organization.id,
  };
  pdf = await typesetter.make({ format: "pdf", report });
  await typesetter.close();
  await issueDocument(context, { file: pdf, kind: "issues", scanId });
  yaml = await openacrFile(context);
  await issueDocument(context, { file: Buffer.from(yaml), kind: "OpenACR file", scanId });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await services.close();
});

/** A conformance report as automation proposes it. */
async function openacrFile(context: OrganizationContext): Promise<string> {
  const facts = await conformanceFacts(context);
  if (facts === null) throw new Error("There is no scan.");
  const author = { name: "Dana Webb", email: "dana@harbor-bakery.example" };
  const terms = proposedReport(facts, author);
  const savedAt = services.clock.now();
  const { brand } = services.config;
  return openacrOf({ brand, version: 1, savedAt, savedBy: author.name, signature: null, facts, terms });
}

/** Runs the real command on a file with these bytes. */
async function verify(bytes: Uint8Array, ...options: string[]): Promise<Ended> {
  const file = join(folder, "report.pdf");
  await writeFile(file, bytes);
  return plumblineHere(["verify", file, ...options], {
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PUBLIC_URL: "https://app.example",
    PAYMENTS: "sandbox",
  });
}

describe("plumbline verify", () => {
  it("says that a file is ours, byte for byte, and its evidence as it was", async () => {
    const { code, out } = await verify(pdf);
    expect(out).toContain("Genuine: ");
    expect(out).toContain("(issues), byte for byte.");
    expect(out).toContain("All archived files are as they were.");
    expect(out).toContain("The chain holds from link 1 to link 1.");
    expect(code).toBe(0);
  });

  it("says that a file was changed, though it names a scan of ours", async () => {
    const changed = Buffer.from(pdf.slice());
    changed.write("9", changed.lastIndexOf("startxref") - 2);
    const { code, out } = await verify(Buffer.concat([changed, Buffer.from("\n")]), "--json");
    expect(JSON.parse(out)).toMatchObject({ verdict: "changed", issued: null, scan: { position: 1 } });
    expect(code).toBe(4);
  });

  it("says the same of an OpenACR file as of a PDF", async () => {
    const { code, out } = await verify(Buffer.from(yaml));
    expect(out).toContain("(OpenACR file), byte for byte.");
    expect(out).toContain("All archived files are as they were.");
    expect(code).toBe(0);
  });

  it("says that someone changed a level in an OpenACR file, though it names a scan of ours", async () => {
    const better = yaml.replace("level: not-evaluated", "level: supports");
    const { code, out } = await verify(Buffer.from(better), "--json");
    expect(JSON.parse(out)).toMatchObject({
      verdict: "changed",
      issued: null,
      scan: { position: 1 },
      claimedChain: { isOnRecord: true },
    });
    expect(code).toBe(4);
  });

  it("knows nothing of an OpenACR file that is none of ours", async () => {
    const foreign = yaml.replaceAll(/scan:[0-9a-f-]{36}/gu, "scan:01900000-0000-7000-8000-000000000000");
    const { code, out } = await verify(Buffer.from(foreign));
    expect(out).toMatch(/^Unknown: /u);
    expect(code).toBe(5);
  });

  it("knows nothing of a file that is none of ours", async () => {
    const { code, out } = await verify(new TextEncoder().encode("%PDF-1.7\nA letter"));
    expect(out).toMatch(
      /^Unknown: .*\n.*\n +We have no record of a file with these bytes\..*\n +Scan +None on record/u,
    );
    expect(code).toBe(5);
  });

  it("says that the chain was rewritten since the file was issued", async () => {
    const { chainHash } = await scanOfPdf(pdf);
    await services.db.execute("update evidence_links set chain_hash = repeat('f', 64)");
    const { code, out } = await verify(pdf);
    expect(out).toContain("CHANGED: ");
    expect(out).toContain(`Names     Link ${chainHash}, which its scan does not have on record.`);
    expect(code).toBe(4);
    await services.db.execute(`update evidence_links set chain_hash = '${chainHash}'`);
  });

  it("says which archived file is not as it was", async () => {
    await services.storage.put(archived.resultKey, "other", "application/zstd");
    const { code, out } = await verify(pdf);
    expect(out).toContain("These archived files are missing or changed: result.json.zst.");
    expect(code).toBe(4);
    const ofOpenacr = await verify(Buffer.from(yaml));
    expect(ofOpenacr.out).toContain("These archived files are missing or changed: result.json.zst.");
    expect(ofOpenacr.code).toBe(4);
  });

  it("says that a file is no document of ours, and nothing else", async () => {
    const { code, err } = await verify(Buffer.from("# Plumbline\n\nPlumbline scans a website."));
    expect(err).toMatch(/^plumbline: .+report\.pdf is neither a PDF nor an OpenACR report\.\n$/u);
    expect(code).toBe(2);
  });

  it("says nothing of its own trouble with a PDF that is damaged", async () => {
    const { code, err } = await verify(pdf.subarray(0, 2000));
    expect(err).toBe("");
    expect(code).toBe(5);
  });
});
