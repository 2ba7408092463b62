import type { PrivacyInventory } from "@plumbline/contract/privacy-inventory";
import { siteInventory } from "@plumbline/contract/site-inventory";
import { contextFor } from "@plumbline/core/platform/context";
import { HOME } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/privacy-inventory";
const INVENTORY: PrivacyInventory = {
  hosts: [
    {
      host: "bat.bing.com",
      owner: "Microsoft Advertising",
      kind: "advertising",
      when: "before a choice",
      firstContactedMs: 340,
      page: HOME,
      requests: 3,
    },
  ],
  cookies: [
    {
      name: "=cmd",
      host: "harbor-bakery.example",
      owner: null,
      kind: "unknown",
      setBy: HOME,
      when: "before a choice",
      firstSetMs: 20,
      lifetimeDays: null,
      page: HOME,
    },
  ],
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function read(person: Person) {
  const { status, body } = await api.send(person, { url: PATH });
  expect(status).toBe(200);
  return z.object({ data: siteInventory }).parse(body).data;
}

async function stage(result: { inventory?: PrivacyInventory }): Promise<string> {
  api.services.clock.advance(24 * 3_600_000);
  return await stageScan(contextFor(api.services, api.cast.alice.organizationId), { kind: "weekly", result });
}

describe("third-party hosts and cookies", () => {
  it("are none before the first scan, also as a file", async () => {
    expect(await read(api.cast.alice)).toEqual({ scan: null, inventory: null });
    const { bytes } = await api.send(api.cast.alice, { url: `${PATH}/export` });
    expect(bytes.toString().trim().split("\r\n")).toHaveLength(1);
  });

  it("are those of the newest scan, for viewers too", async () => {
    const { organizationId } = api.cast.alice;
    await stageScan(contextFor(api.services, organizationId));
    const id = await stage({ inventory: INVENTORY });
    expect(await read(api.cast.vera)).toEqual({
      scan: { id, website: HOME, finishedAt: api.services.clock.now().toISOString() },
      inventory: INVENTORY,
    });
  });

  it("are saved as CSV under the organization's name, which no spreadsheet runs", async () => {
    const { status, headers, bytes } = await api.send(api.cast.bob, { url: `${PATH}/export` });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="Harbor-Bakery-third-parties.csv"');
    const lines = bytes.toString().trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("bat.bing.com");
    expect(bytes.toString()).not.toMatch(/(?:^|[,"\n])=cmd/u);
  });

  it("are never another organization's, and ask for a session", async () => {
    expect(await read(api.cast.charlie)).toEqual({ scan: null, inventory: null });
    expect((await api.send(null, { url: PATH })).status).toBe(401);
    expect((await api.send(null, { url: `${PATH}/export` })).status).toBe(401);
  });

  it("are not known of a scan that recorded no visit, or whose result is gone", async () => {
    const id = await stage({});
    expect(await read(api.cast.alice)).toMatchObject({ scan: { id }, inventory: null });
    const other = await stage({ inventory: INVENTORY });
    await api.services.db.execute(sql`update scans set result_key = null where id = ${other}`);
    expect(await read(api.cast.alice)).toMatchObject({ scan: { id: other }, inventory: null });
  });
});
