import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { makeBucket, openStorage, organizationKey } from "#platform/storage.ts";

const PDF = new TextEncoder().encode("%PDF-1.7");

describe("the storage", () => {
  it("keeps files in the home folder, and finds all of an organization's", async () => {
    const home = await mkdtemp(join(tmpdir(), "plumbline-storage-"));
    const storage = await openStorage(loadConfig({ PLUMBLINE_HOME: home }));
    const key = organizationKey("org-1", "reports", "a.pdf");
    await storage.put(key, PDF, "application/pdf");
    await storage.put(organizationKey("org-2", "reports", "b.pdf"), PDF, "application/pdf");
    expect(Buffer.from(await storage.get(key))).toEqual(Buffer.from(PDF));
    expect(await buffer(await storage.getStream(key))).toEqual(Buffer.from(PDF));
    const local = join(home, "local.pdf");
    await writeFile(local, PDF);
    await storage.putFile(organizationKey("org-1", "reports", "2025", "b.pdf"), local, "application/pdf");
    expect((await storage.list(organizationKey("org-1", "reports"))).sort()).toEqual([
      "organizations/org-1/reports/2025/b.pdf",
      key,
    ]);
    expect(await storage.list(organizationKey("org-1", "nothing"))).toEqual([]);
    await storage.deleteAll(organizationKey("org-1"));
    expect(await storage.has(key)).toBe(false);
    expect(await storage.has(organizationKey("org-2", "reports", "b.pdf"))).toBe(true);
    await rm(home, { recursive: true });
  });

  it("takes a local file as it is", async () => {
    const home = await mkdtemp(join(tmpdir(), "plumbline-storage-"));
    const storage = await openStorage(loadConfig({ PLUMBLINE_HOME: home }));
    await writeFile(join(home, "made.zip"), PDF);
    const key = organizationKey("org-1", "exports", "a.zip");
    await storage.putFile(key, join(home, "made.zip"), "application/zip");
    expect(Buffer.from(await storage.get(key))).toEqual(Buffer.from(PDF));
    await rm(home, { recursive: true });
  });

  it("never leaves its folder", async () => {
    const home = await mkdtemp(join(tmpdir(), "plumbline-storage-"));
    const storage = await openStorage(loadConfig({ PLUMBLINE_HOME: home }));
    await expect(storage.get("../../etc/passwd")).rejects.toThrow(/traversal/iu);
    await rm(home, { recursive: true });
  });

  it("speaks S3 to the bucket of the settings, with its key", async () => {
    const files = new Map<string, Buffer>();
    const signatures: string[] = [];
    const bucket = createServer(async (request, response) => {
      signatures.push(request.headers.authorization ?? "");
      const key = request.url?.split("?")[0] ?? "";
      if (request.method === "PUT") files.set(key, await buffer(request));
      const file = files.get(key);
      response.writeHead(file === undefined ? 404 : 200).end(request.method === "GET" ? file : undefined);
    });
    bucket.listen(0, "127.0.0.1");
    await once(bucket, "listening");
    const address = bucket.address();
    const port = typeof address === "object" ? address?.port : null;
    const storage = await openStorage(
      loadConfig({
        S3_BUCKET: "client-files",
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: "the-key",
        S3_SECRET_ACCESS_KEY: "the-secret",
      }),
    );
    await storage.put("organizations/o/reports/a.pdf", PDF, "application/pdf");
    expect([...files.keys()]).toEqual(["/client-files/organizations/o/reports/a.pdf"]);
    expect(Buffer.from(await storage.get("organizations/o/reports/a.pdf"))).toEqual(Buffer.from(PDF));
    expect(await storage.has("organizations/o/reports/b.pdf")).toBe(false);
    const home = await mkdtemp(join(tmpdir(), "plumbline-storage-"));
    await writeFile(join(home, "made.zip"), PDF);
    await storage.putFile("organizations/o/exports/a.zip", join(home, "made.zip"), "application/zip");
    // Streamed, so that it comes in chunks with their checksum, which the real service takes apart.
    expect(String(files.get("/client-files/organizations/o/exports/a.zip"))).toContain("%PDF-1.7");
    await rm(home, { recursive: true });
    expect(signatures.every((signature) => signature.includes("Credential=the-key/"))).toBe(true);
    bucket.closeAllConnections();
    bucket.close();
  });

  it("makes the bucket of the settings once, and says why it cannot", async () => {
    const asked: string[] = [];
    let refusal: number | null = null;
    const service = createServer((request, response) => {
      const isThere = asked.includes("PUT /client-files");
      asked.push(`${request.method} ${request.url?.split("?")[0]?.replace(/\/$/u, "")}`);
      response.writeHead(refusal ?? (isThere || request.method === "PUT" ? 200 : 404)).end();
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const { port } = service.address() as AddressInfo;
    const config = loadConfig({
      S3_BUCKET: "client-files",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "the-key",
      S3_SECRET_ACCESS_KEY: "the-secret",
    });
    expect(await makeBucket(config)).toBe(true);
    expect(await makeBucket(config)).toBe(false);
    refusal = 403;
    await expect(makeBucket(config)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    service.closeAllConnections();
    service.close();
    expect(asked.filter((call) => call.startsWith("PUT"))).toEqual(["PUT /client-files"]);
  });
});
