import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endDataExport } from "@plumbline/core/data-export/end-data-export";
import { exportKey, failDataExport, recordDataExport } from "@plumbline/core/data-export/record-data-export";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import type { Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ZIP = Buffer.from("PK made of bread");

let api: TestApi;
let alice: Person;
let context: OrganizationContext;
let folder: string;

beforeAll(async () => {
  api = await testApi();
  ({ alice } = api.cast);
  context = contextFor(api.services, alice.organizationId);
  folder = await mkdtemp(join(tmpdir(), "plumbline-export-"));
  await writeFile(join(folder, "made.zip"), ZIP);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await api.services.db.execute(sql`truncate data_exports, audit_log, mails, pgboss.job`);
  api.services.clock.advance(60_000);
});

interface ShownExport {
  id: string;
  status: string;
}

function request(person: Person | null) {
  return api.send(person, { method: "POST", url: "/api/client-auth/data-exports" });
}

async function requested(): Promise<ShownExport> {
  const { status, body } = await request(alice);
  expect(status).toBe(200);
  return body["data"] as ShownExport;
}

async function listed(): Promise<ShownExport[]> {
  const { body } = await api.send(alice, { url: "/api/client-auth/data-exports" });
  return (body["data"] as { exports: ShownExport[] }).exports;
}

function download(person: Person, id: string) {
  return api.send(person, { url: `/api/client-auth/data-exports/${id}/download` });
}

function record(exportId: string): Promise<boolean> {
  return recordDataExport(context, { exportId, path: join(folder, "made.zip") });
}

async function jobs(name: string) {
  const { rows } = await api.services.db.execute(
    sql`select data, start_after - created_on as wait from pgboss.job where name = ${name}`,
  );
  return rows;
}

async function acts(): Promise<string[]> {
  const { rows } = await api.services.db.execute<{ action: string }>(
    sql`select action from audit_log where action like 'data-export.%' order by id`,
  );
  return rows.map(({ action }) => action);
}

describe("an export of all data", () => {
  it("is queued once, however often it is asked for", async () => {
    const first = await requested();
    expect(first).toMatchObject({ status: "PENDING", requestedBy: "Alice Archer", byteLength: null });
    const others = await Promise.all([requested(), requested(), requested()]);
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await jobs("data-export")).toMatchObject([
      { data: { organizationId: alice.organizationId, exportId: first.id } },
    ]);
    expect(await listed()).toEqual([first]);
    expect(await acts()).toEqual(["data-export.requested"]);
  });

  it("cannot be downloaded while it is made", async () => {
    const { id } = await requested();
    const { status, body } = await download(alice, id);
    expect([status, body["code"]]).toEqual([404, "data-export.not-found"]);
  });

  it("is reported by email when it is ready, and downloaded as it was made", async () => {
    const { id } = await requested();
    expect(await record(id)).toBe(true);
    expect(await listed()).toMatchObject([{ id, status: "COMPLETED", byteLength: ZIP.byteLength }]);
    const { status, headers, bytes } = await download(alice, id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(ZIP.byteLength),
      "content-disposition": expect.stringMatching(
        /^attachment; filename="Harbor-Bakery-data-\d{4}-\d\d-\d\d\.zip"$/u,
      ),
      "cache-control": "no-store",
    });
    expect(bytes).toEqual(ZIP);
    const { rows } = await api.services.db.execute(sql`select recipient, subject, text from mails`);
    expect(rows).toMatchObject([
      {
        recipient: alice.email,
        subject: "Your data export is ready (Plumbline)",
        text: expect.stringMatching(/\/account\?organization=[\w-]+#export/u),
      },
    ]);
    expect(await acts()).toEqual(["data-export.requested", "data-export.recorded", "data-export.downloaded"]);
  });

  it("is recorded and told of once, even when its job runs twice", async () => {
    const { id } = await requested();
    await record(id);
    expect(await record(id)).toBe(false);
    expect(await failDataExport(context, id, "Too late")).toBe(false);
    const { rows } = await api.services.db.execute(sql`select 1 from mails`);
    expect(rows).toHaveLength(1);
    expect(await listed()).toMatchObject([{ status: "COMPLETED" }]);
  });

  it("makes way for another once it is made", async () => {
    const first = await requested();
    await record(first.id);
    const second = await requested();
    expect(second.id).not.toBe(first.id);
    expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("is kept for seven days, then it is gone with its file", async () => {
    const { id } = await requested();
    await record(id);
    const [end] = await jobs("data-export-end");
    expect(end).toMatchObject({ data: { organizationId: alice.organizationId, exportId: id } });
    api.services.clock.advance(7 * 86_400_000 - 1);
    expect((await download(alice, id)).status).toBe(200);
    api.services.clock.advance(1);
    expect((await download(alice, id)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect(await api.services.storage.has(exportKey(context, id))).toBe(true);
    expect(await endDataExport(context, id)).toBe(true);
    expect(await api.services.storage.has(exportKey(context, id))).toBe(false);
    expect(await endDataExport(context, id)).toBe(false);
    expect((await acts()).at(-1)).toBe("data-export.expired");
  });

  it("says why when it could not be made, and can be asked for again", async () => {
    const { id } = await requested();
    expect(await failDataExport(context, id, "The export could not be made.")).toBe(true);
    expect(await listed()).toMatchObject([
      { status: "FAILED", failureReason: "The export could not be made." },
    ]);
    expect((await download(alice, id)).status).toBe(404);
    expect((await requested()).id).not.toBe(id);
  });

  it("is for owners: member and viewer get 403, and queue nothing", async () => {
    const { id } = await requested();
    await record(id);
    for (const person of [api.cast.bob, api.cast.vera]) {
      const answers = [
        await request(person),
        await download(person, id),
        await api.send(person, { url: "/api/client-auth/data-exports" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await jobs("data-export")).toHaveLength(1);
    expect((await request(null)).status).toBe(401);
  });

  it("is never an outsider's, nor made for them by someone's id", async () => {
    const { id } = await requested();
    await record(id);
    const { status, body } = await download(api.cast.charlie, id);
    expect([status, body["code"]]).toEqual([404, "data-export.not-found"]);
    const other = contextFor(api.services, api.cast.charlie.organizationId);
    expect(await recordDataExport(other, { exportId: id, path: join(folder, "made.zip") })).toBe(false);
    expect(await endDataExport(other, id)).toBe(false);
    expect((await download(alice, id)).status).toBe(200);
  });
});
