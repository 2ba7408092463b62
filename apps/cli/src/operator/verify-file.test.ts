import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { issueDocument } from "@plumbline/core/evidence/issue-document";
import { exportIssues } from "@plumbline/core/issues/export-issues";
import { environmentWith } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { foundIssue, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { Typesetter } from "@plumbline/documents/typesetter";
import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { MAIN } from "../plumbline.testing.ts";

let services: TestServices;
let folder: string;
let pdf: Uint8Array;
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
    brand,
    timeZone: "UTC",
    publicUrl: "https://app.example",
  };
  pdf = await typesetter.make({ format: "pdf", report });
  await typesetter.close();
  await issueDocument(context, { pdf, kind: "issues", scanId });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await services.close();
});

/** Runs the real command on a file with these bytes. */
async function verify(
  bytes: Uint8Array,
  ...options: string[]
): Promise<{ code: number | null; out: string }> {
  const file = join(folder, "report.pdf");
  await writeFile(file, bytes);
  const env = environmentWith({
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PUBLIC_URL: "https://app.example",
    PAYMENTS: "sandbox",
  });
  const child = spawn(process.execPath, [MAIN, "verify", file, ...options], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let out = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  return { code: await promise, out };
}

describe("plumbline verify", () => {
  it("says that a file is ours, byte for byte, and its evidence as it was", async () => {
    const { code, out } = await verify(pdf);
    expect(out).toContain("Same: ");
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

  it("knows nothing of a file that is none of ours", async () => {
    const { code, out } = await verify(new TextEncoder().encode("A letter"));
    expect(out).toMatch(/^Unknown: .*\n.*\n +We issued no file with these bytes\.\n +Scan +None on record/u);
    expect(code).toBe(5);
  });

  it("says which archived file is not as it was", async () => {
    await services.storage.put(archived.resultKey, "other", "application/zstd");
    const { code, out } = await verify(pdf);
    expect(out).toContain("These archived files are missing or changed: result.json.zst.");
    expect(code).toBe(4);
  });
});
